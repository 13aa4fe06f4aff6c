import type { Erasure, Person, PersonFile, PersonPart, StaffPart } from './person-parts.ts';

export type PersonSetup = { parts: readonly PersonPart[]; staff: readonly StaffPart[] };

/** Most of the website knows people by their email address. */
const partsFor = ({ setup, person }: { setup: PersonSetup; person: Person }) =>
  setup.parts.filter(({ reachesAll }) => person.email || reachesAll);

/** Everything that is stored about the person with this address, by part, and the files. */
export async function exportPerson({ setup, person }: { setup: PersonSetup; person: Person }) {
  const found = await Promise.all(
    partsFor({ setup, person }).map(async (part) => ({ part, ...(await part.find(person)) })),
  );
  const files: PersonFile[] = found.flatMap(({ files: own = [] }) => own);
  const data = {
    email: person.email,
    ...Object.fromEntries(found.map(({ part, records }) => [part.name, records])),
    stays: await staysOf({ setup, person }),
  };
  return { data, files };
}

/** Deletes everything that is stored about that person, in the order of the parts. */
export async function erasePerson({
  setup,
  person,
}: {
  setup: PersonSetup;
  person: Person;
}): Promise<Erasure> {
  const deleted: Erasure['deleted'] = [];
  for (const part of partsFor({ setup, person })) {
    const count = await part.erase(person);
    if (count > 0) deleted.push({ what: count === 1 ? part.noun.one : part.noun.many, count });
  }
  return { deleted, stays: await staysOf({ setup, person }) };
}

/** What holds the address and is not a visitor's. */
async function staysOf({
  setup,
  person: { payload, email },
}: {
  setup: PersonSetup;
  person: Person;
}): Promise<string[]> {
  if (!email) return [];
  const found = await Promise.all(
    setup.staff.map(async ({ collection, stays }) => {
      if (!stays) return [];
      const { totalDocs } = await payload.count({
        collection: collection as 'users',
        where: { email: { equals: email } },
      });
      return totalDocs > 0 ? [stays] : [];
    }),
  );
  return found.flat();
}
