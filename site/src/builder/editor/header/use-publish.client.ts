import { useGetPuck } from '@puckeditor/core';
import { useEffect, useState } from 'react';
import type { Design } from '#site/block-kit/design.ts';
import type { PublishNote } from '#site/features/pages/publish-note.ts';
import type { SampleText } from '#site/features/pages/sample-text-type.ts';
import { useBuilder } from '../builder-context.client.ts';
import { ApiProblem, askApi } from '../controls/ask-api.client.ts';
import { contrastNotes } from './contrast-notes.client.ts';

/** What was found before publishing: sample text, which visitors would take for the agency’s, and the rest. */
export type Findings = { sampleText: SampleText[]; notes: PublishNote[] };

const NO_ANSWER =
  'The server did not respond, so this may not be public yet. Publish again when you are connected.';

/** Publishing from the builder: what to look at is listed first, and it is public once somebody has decided. */
export function usePublish(onProblem: (sentence: string) => void) {
  const { opened, saver } = useBuilder();
  const { collection, id } = opened;
  const getPuck = useGetPuck();
  const [status, setStatus] = useState(opened.status);
  const [found, setFound] = useState<Findings>();
  // A newer draft is not what visitors see, but they see the page.
  useEffect(() => setStatus(opened.status), [opened.status]);

  const publish = async (options: { keepSampleText?: boolean } = {}) => {
    setFound(undefined);
    if (await saver.publish(getPuck().appState.data as Design, options)) setStatus('published');
    // Refusals and conflicts are shown beside what they are about.
    else if (saver.state().state !== 'refused' && saver.state().state !== 'conflict') onProblem(NO_ANSWER);
  };
  const check = async () => {
    onProblem('');
    if (saver.hasUnsaved() && !(await saver.flush())) {
      // Other problems are shown beside what they are about.
      if (saver.state().state === 'offline')
        onProblem('Not published: the server cannot be reached. Try again when you are connected.');
      return;
    }
    try {
      const { sampleText, notes } = await askApi<Findings>(`/api/${collection}/${id}/publish-check`);
      const found = { sampleText, notes: [...contrastNotes(getPuck()), ...notes] };
      // What search engines show is listed with the rest; alone it holds nobody up.
      if (found.sampleText.length > 0 || found.notes.some(({ id, waits }) => id || waits)) setFound(found);
      else await publish();
    } catch (error) {
      onProblem(error instanceof ApiProblem ? error.message : 'Publishing failed. Try again.');
    }
  };
  return { status, found, check, publish, stay: () => setFound(undefined) };
}
