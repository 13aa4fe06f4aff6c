'use client';

import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { contactFormKey, contactFormPath } from '../../definition/contact-form.ts';
import type { FormPlace } from '../places.ts';

/** Delay after the last key press, in ms. */
const PAUSE_MS = 600;

/** Shows what is missing before a form can be published, and where it is used. */
export function FormCheck() {
  const { id, hasPublishedDoc } = useDocumentInfo();
  const { getData } = useForm();
  const [fields] = useAllFormFields();
  const [problems, setProblems] = useState<string[]>();
  const [places, setPlaces] = useState<FormPlace[]>([]);
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const answer = await postStaff('/api/contact-forms/problems', { ...getData(), id });
      if (!gone && answer.ok)
        setProblems(((await answer.response.json()) as { problems: string[] }).problems);
    }, PAUSE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [fields, getData, id]);
  useEffect(() => {
    if (!id) return;
    const leaving = new AbortController();
    fetch(`/api/contact-forms/${id}/places`, { credentials: 'same-origin', signal: leaving.signal })
      .then(
        async (answer) => answer.ok && setPlaces(((await answer.json()) as { places: FormPlace[] }).places),
      )
      // The list is optional.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [id]);
  const slug = String(fields.slug?.initialValue ?? '');
  const leads = new URLSearchParams({ 'where[form][equals]': contactFormKey(Number(id)) });
  return (
    <div className="field-type contact-form-check">
      <div role="status">
        {problems?.length === 0 && <p style={{ margin: 0 }}>This form is ready to publish.</p>}
        {problems && problems.length > 0 && (
          <>
            <p style={{ margin: 0, fontWeight: 600 }}>Missing before it can be published</p>
            <ul style={{ margin: '0.5rem 0 0', paddingInlineStart: '1.25rem', overflowWrap: 'anywhere' }}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {id && hasPublishedDoc && slug && (
        <ul style={{ margin: '1rem 0 0', paddingInlineStart: '1.25rem', overflowWrap: 'anywhere' }}>
          <li>
            <a href={contactFormPath(slug)} target="_blank" rel="noreferrer">
              View the form on its own page
            </a>
          </li>
          {places.map(({ name, path }) => (
            <li key={path}>
              Used in <a href={path}>{name}</a>
            </li>
          ))}
          <li>
            <a href={`/admin/collections/leads?${leads}`}>View submissions</a>
          </li>
          <li>Form ID for Contact Form 7 clients: {id}</li>
        </ul>
      )}
    </div>
  );
}
