'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { AdminDialog } from '../../admin/admin-dialog.client.tsx';
import type { AddedPage, KitChoice } from '../add-kit.ts';
import type { KitPlan } from '../plan-kit.ts';
import type { KitSummary } from '../website-kit.ts';

/** What of a kit is added, beside what is on the website already. What would replace something starts unticked. */
export function AddKitDialog({
  kit,
  onAdded,
  onClose,
}: {
  kit: KitSummary;
  onAdded: (pages: AddedPage[]) => void;
  onClose: () => void;
}) {
  const [plan, setPlan] = useState<KitPlan>();
  const [choice, setChoice] = useState<KitChoice>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    const fail = () => left || setProblem('The website did not answer. Close this and try again.');
    fetch(`/api/website-kits/${kit.key}`, { credentials: 'same-origin' }).then(async (response) => {
      if (!response.ok) return fail();
      const found = (await response.json()) as KitPlan;
      if (left) return;
      setPlan(found);
      setChoice({
        theme: !found.hasTheme,
        menu: !found.hasMenu,
        around: !found.hasTheme && Object.keys(found.taken).length === 0,
        publish: true,
        paths: kit.pages.flatMap(({ path }) => (found.taken[path] ? [] : [path])),
      });
    }, fail);
    return () => {
      left = true;
    };
  }, [kit]);
  const add = async () => {
    setBusy(true);
    const answer = await postStaff(`/api/website-kits/${kit.key}`, { ...choice });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    onAdded(((await answer.response.json()) as { pages: AddedPage[] }).pages);
  };
  return (
    <AdminDialog title={`Add the kit “${kit.name}”`} onClose={onClose}>
      {problem && <p role="alert">{problem}</p>}
      {plan && choice && (
        <>
          <Tick isOn={choice.theme} onChange={(theme) => setChoice({ ...choice, theme })}>
            Theme{plan.hasTheme ? ': replaces yours, which stays among its versions' : ''}
          </Tick>
          <Tick isOn={choice.menu} onChange={(menu) => setChoice({ ...choice, menu })}>
            Menu{plan.hasMenu ? ': replaces yours, which stays among its versions' : ''}
          </Tick>
          <Tick isOn={choice.around} onChange={(around) => setChoice({ ...choice, around })}>
            Use the header and footer at once. Otherwise they are draft templates.
          </Tick>
          {kit.pages.map(({ path, title }) => (
            <Tick
              key={path}
              isOn={choice.paths.includes(path)}
              onChange={(isOn) =>
                setChoice({
                  ...choice,
                  paths: isOn ? [...choice.paths, path] : choice.paths.filter((each) => each !== path),
                })
              }
            >
              Page {title} ({path})
              {plan.taken[path] && `: “${plan.taken[path]}” is there and stays; this one gets another path`}
            </Tick>
          ))}
          <Tick isOn={choice.publish} onChange={(publish) => setChoice({ ...choice, publish })}>
            Publish pages without sample text at once. The others are drafts until you replace theirs.
          </Tick>
          <p>
            {templateSentence('header', plan.header)} {templateSentence('footer', plan.footer)}
          </p>
          <button
            type="button"
            className="btn btn--size-medium btn--style-primary"
            disabled={isBusy}
            onClick={() => void add()}
          >
            Add to the website
          </button>
        </>
      )}
    </AdminDialog>
  );
}

const templateSentence = (kind: 'header' | 'footer', there: string | null): string =>
  there ? `The ${kind} is added as a draft template, since “${there}” is in use.` : '';

function Tick({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label style={{ display: 'flex', gap: '0.5rem', alignItems: 'baseline', marginBlock: '0.5rem' }}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
