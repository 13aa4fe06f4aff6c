import {
  type AfterErrorHook,
  APIError,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';

const ODD_WHERE =
  'The filter in this request cannot be read. Check “where” for its fields, operators and values.';
const ODD_VALUE = 'A value in this request cannot be read. Check its numbers and ids.';

/**
 * Answers requests of the API that make no sense with 400, before Payload reads them: it takes them for faults of the
 * server. That is a filter in which something stands where something else belongs, and an id that is none.
 */
export function withCheckedRequests(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    if (collection.endpoints)
      collection.endpoints = collection.endpoints.map((endpoint) => ({
        ...endpoint,
        handler: checked(endpoint.handler, endpoint.path === '/:id/duplicate'),
      }));
  return config;
}

const checked =
  (handler: PayloadHandler, namesRecord: boolean): PayloadHandler =>
  (req) => {
    if (namesRecord && !/^\d+$/.test(String(req.routeParams?.id))) throw new APIError(ODD_VALUE, 400);
    if (!isWhere(whereOf(req))) throw new APIError(ODD_WHERE, 400);
    return handler(req);
  };

/** The filter of a request; admins send long ones as JSON text. */
function whereOf({ query }: PayloadRequest): unknown {
  const where: unknown = query?.where;
  if (typeof where !== 'string') return where ?? {};
  if (where === '') return {};
  try {
    return JSON.parse(where);
  } catch {
    return undefined;
  }
}

/** Whether this is a filter: conditions by field, or lists of such under “and” and “or”. */
function isWhere(where: unknown): boolean {
  return (
    isPlain(where) &&
    Object.entries(where).every(([name, condition]) =>
      /^(and|or)$/i.test(name)
        ? Array.isArray(condition) && condition.every(isWhere)
        : isPlain(condition) && Object.entries(condition).every(isComparison),
    )
  );
}

/** Whether an operator has a value that it can work with. Payload itself refuses operators that it does not know. */
function isComparison([operator, value]: [string, unknown]): boolean {
  // There are no places on a map among the fields.
  if (['near', 'within', 'intersects'].includes(operator)) return false;
  if (['like', 'not_like'].includes(operator)) return typeof value === 'string' && isScalar(value);
  // Conditions on what a field names.
  if (operator === 'contains' && isPlain(value)) return isWhere(value);
  if (['in', 'not_in', 'all', 'contains', 'equals', 'not_equals'].includes(operator))
    return (
      isScalar(value) ||
      isNamed(value) ||
      (Array.isArray(value) && value.every((one) => isScalar(one) || isNamed(one)))
    );
  return isScalar(value);
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No database stores the character 0; numbers beyond these are no dates and no ids. */
const isScalar = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && !value.includes('\0')) ||
  (typeof value === 'number' && Math.abs(value) <= 8.64e15);

/** A record of a named collection. */
const isNamed = (value: unknown): boolean =>
  isPlain(value) && typeof value.relationTo === 'string' && isScalar(value.value);

/** PostgreSQL’s data exceptions, such as letters for a number, and comparing what cannot be compared. */
const DATA_ERROR = /^(22...|42883|42804)$/;

/** A value that the database cannot take where it stands is the sender’s fault, and no fault of the server. */
export const unreadableValuesAre400: AfterErrorHook = ({ error, req }) => {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const kind = String(cause?.code ?? code ?? '');
  const isOdd =
    DATA_ERROR.test(kind) ||
    /^Invalid ID value/.test(error.message) ||
    // SQLite is given no value for a date that is none.
    (kind === 'ERR_INVALID_ARG_TYPE' && req?.query?.where !== undefined);
  return isOdd ? { status: 400, response: { errors: [{ message: ODD_VALUE }] } } : undefined;
};
