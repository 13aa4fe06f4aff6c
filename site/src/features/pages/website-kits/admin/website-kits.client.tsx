'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import type { AddedPage } from '../add-kit.ts';
import { kitPictures } from '../kit-pictures.ts';
import type { KitSummary } from '../website-kit.ts';
import { AddKitDialog } from './add-kit-dialog.client.tsx';
import './website-kits.css';

/** The kits with their pictures, what the last one added, and the way back from it. */
export function WebsiteKits({ kits, added }: { kits: KitSummary[]; added?: string }) {
  const [chosen, setChosen] = useState<KitSummary>();
  const [last, setLast] = useState(added);
  const [pages, setPages] = useState<AddedPage[]>([]);
  const [stays, setStays] = useState<string[]>([]);
  const undo = async () => {
    const answer = await postStaff('/api/website-kits/undo');
    if (!answer.ok) return void toast.error(answer.message);
    setStays(((await answer.response.json()) as { stays: string[] }).stays);
    setLast(undefined);
    setPages([]);
    toast.success('The website kit was taken back.');
  };
  return (
    <>
      {last && (
        <section className="website-kits__added" aria-label="Added website kit">
          <p>
            The kit “{kits.find(({ key }) => key === last)?.name ?? last}” was added.{' '}
            <button type="button" className="btn btn--size-small btn--style-secondary" onClick={undo}>
              Take it back
            </button>
          </p>
          <p>
            This deletes its pages, templates and style presets, and brings back the earlier theme and menu.
            What was changed since stays.
          </p>
          {pages.length > 0 && (
            <ul>
              {pages.map(({ id, title, path, isPublished }) => (
                <li key={id}>
                  <a href={`/admin/builder/pages/${id}`}>{title}</a> ({path}):{' '}
                  {isPublished ? 'published' : 'a draft. Replace its sample text, then publish it'}.
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {stays.length > 0 && (
        <ul role="status">
          {stays.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <ul className="website-kits">
        {kits.map((kit) => (
          <KitCard key={kit.key} kit={kit} onAdd={() => setChosen(kit)} />
        ))}
      </ul>
      {chosen && (
        <AddKitDialog
          kit={chosen}
          onClose={() => setChosen(undefined)}
          onAdded={(made) => {
            setPages(made);
            setLast(chosen.key);
            setStays([]);
            setChosen(undefined);
            toast.success(`The kit “${chosen.name}” was added.`);
          }}
        />
      )}
    </>
  );
}

function KitCard({ kit, onAdd }: { kit: KitSummary; onAdd: () => void }) {
  const pictures = kitPictures[kit.key];
  return (
    <li>
      {pictures && (
        <span className="website-kits__pictures">
          {(['desktop', 'phone'] as const).map((screen) => {
            const { file, width, height } = pictures[screen];
            return (
              <img
                key={screen}
                src={`/assets/kits/${file}`}
                alt={screen === 'desktop' ? `The home page of the kit ${kit.name}` : ''}
                width={width}
                height={height}
              />
            );
          })}
        </span>
      )}
      <h2>{kit.name}</h2>
      <p>{kit.about}</p>
      <p>
        Preview:{' '}
        {kit.pages.map(({ path, title }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <a href={`${kit.preview}&page=${encodeURIComponent(path)}`} target="_blank" rel="noopener">
              {title}
            </a>
          </span>
        ))}
      </p>
      <button
        type="button"
        className="btn btn--size-medium btn--style-primary"
        aria-label={`Add this kit: ${kit.name}`}
        onClick={onAdd}
      >
        Add this kit
      </button>
    </li>
  );
}
