import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { choicesOf, labelOf } from './field-labels.ts';
import { type ToldField, versionChanges } from './version-changes.ts';

/** Fields that every save changes. */
const UNTOLD = new Set(['id', '_status', 'createdAt', 'updatedAt', 'title', 'savedBy', 'feedRun']);

type Version = { id: number | string; updatedAt: string; version: Record<string, unknown> };

/** The history of a record: when, who and what changed, with links to compare and restore each version. */
export async function VersionHistory({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return null;
  const { docs } = await req.payload.findVersions({
    collection: collectionConfig.slug,
    where: { parent: { equals: docID } },
    sort: '-updatedAt',
    limit: 100,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const versions = docs as unknown as Version[];
  const fields = collectionConfig.flattenedFields.flatMap((field): ToldField[] =>
    UNTOLD.has(field.name) || field.admin?.hidden
      ? []
      : [
          {
            name: field.name,
            label: labelOf(field),
            type: field.type,
            choices: choicesOf(field),
          },
        ],
  );
  // Without drafts every version was published; a status field of the record is listed with the changes.
  const hasDrafts = Boolean(collectionConfig.versions?.drafts);
  const base = `/admin/collections/${collectionConfig.slug}/${docID}/versions`;
  return (
    <Gutter>
      <div className="table" style={{ marginBlock: '2rem' }}>
        <table cellPadding={0} cellSpacing={0}>
          <thead>
            <tr>
              <th scope="col">Saved (Sydney time)</th>
              <th scope="col">By</th>
              <th scope="col">What changed</th>
              {hasDrafts && <th scope="col">Status</th>}
            </tr>
          </thead>
          <tbody>
            {versions.map(({ id, updatedAt, version }, index) => {
              const before = versions[index + 1]?.version;
              const changes = before ? versionChanges({ before, after: version, fields }) : undefined;
              return (
                <tr key={id} className={index % 2 ? 'row-even' : 'row-odd'}>
                  <td>
                    <a href={`${base}/${id}`}>{time.format(new Date(updatedAt))}</a>
                  </td>
                  <td>
                    {author(version)}
                    {Number(version.feedRun) > 0 && (
                      <>
                        {', '}
                        <a href={`/admin/collections/feeds/${version.feedRun}`}>
                          import {Number(version.feedRun)}
                        </a>
                      </>
                    )}
                  </td>
                  <td style={{ maxInlineSize: '36rem', whiteSpace: 'normal' }}>
                    {changes === undefined ? 'The oldest version kept' : lines(changes)}
                  </td>
                  {hasDrafts && <td>{version._status === 'draft' ? 'Draft' : 'Published'}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Gutter>
  );
}

const author = ({ savedBy }: Record<string, unknown>): string =>
  typeof savedBy === 'string' && savedBy ? savedBy : '–';

function lines(changes: string[]) {
  if (changes.length === 0) return 'Nothing';
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

const time = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
