import { type Field, fileEnding } from '@frontage/forms';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { inputStyle } from '../field-styles.ts';
import type { ControlTexts } from './control-texts.ts';

type FileQuestion = Extract<Field, { kind: 'file' }>;

/**
 * A control for files. Without JavaScript it is the browser's own. With JavaScript the chosen files are listed and
 * can be removed, choosing more adds to them (a phone's camera gives one at a time), and a picture that is too large can
 * be made smaller before it is sent.
 */
export function FileField({
  common,
  field,
  texts = {},
}: {
  /** What every control has: id, name, descriptions. */
  common: ComponentProps<'input'>;
  field: FileQuestion;
  texts?: ControlTexts;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [status, setStatus] = useState<{ text: string; isProblem?: boolean }>({ text: '' });

  useEffect(() => {
    // Chosen before the script ran.
    setFiles([...(input.current?.files ?? [])]);
    const form = input.current?.form;
    const empty = () => {
      setFiles([]);
      setStatus({ text: '' });
    };
    form?.addEventListener('reset', empty);
    return () => form?.removeEventListener('reset', empty);
  }, []);

  const keep = ({ next, say }: { next: readonly File[]; say: string }) => {
    if (input.current) {
      const transfer = new DataTransfer();
      for (const file of next) transfer.items.add(file);
      input.current.files = transfer.files;
      // So that the form removes its error about them.
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    setFiles(next);
    setStatus({ text: say });
  };
  const attachedText = (count: number) => filled({ text: texts.attached ?? '{count} attached.', count });
  const add = (chosen: readonly File[]) => {
    if (field.maxFiles === 1) return keep({ next: chosen, say: attachedText(chosen.length) });
    const fresh = chosen.filter((file) => !files.some((other) => isSame({ file, other })));
    keep({ next: [...files, ...fresh], say: attachedText(files.length + fresh.length) });
  };
  const remove = (file: File) => {
    keep({
      next: files.filter((other) => other !== file),
      say: filled({ text: texts.removed ?? '{name} removed.', name: file.name }),
    });
    input.current?.focus();
  };
  const shrink = async (file: File) => {
    setStatus({ text: texts.reducing ?? 'Reducing the size…' });
    const { shrinkPicture } = await import('./shrink-picture.client.ts');
    const smaller = await shrinkPicture({ file, maxBytes: field.maxBytes }).catch(() => undefined);
    if (!smaller) {
      const text = filled({
        text: texts.notReduced ?? 'We couldn’t reduce the size of {name}. Choose another image.',
        name: file.name,
      });
      return setStatus({ text, isProblem: true });
    }
    keep({
      next: files.map((other) => (other === file ? smaller : other)),
      say: filled({
        text: texts.reduced ?? '{name} is now {size}.',
        name: file.name,
        size: sizeText(smaller.size),
      }),
    });
    input.current?.focus();
  };

  return (
    <>
      <input
        {...common}
        ref={input}
        type="file"
        multiple={field.maxFiles > 1}
        accept={field.accept.map((ending) => `.${ending}`).join(',')}
        onChange={(event) => add([...(event.currentTarget.files ?? [])])}
        className={`${common.className ?? ''} ${inputStyle} file:me-3 file:cursor-pointer file:font-semibold`}
      />
      {files.length > 0 && (
        <ul
          className="mt-3 grid gap-2"
          aria-label={
            texts.files ?? (field.accept.every(isPictureEnding) ? 'Selected images' : 'Selected files')
          }
        >
          {files.map((file) => (
            <Chosen
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              problem={typeProblem({ field, file })}
              maxBytes={field.maxBytes}
              texts={texts}
              onRemove={() => remove(file)}
              onShrink={() => shrink(file)}
            />
          ))}
        </ul>
      )}
      {files.length > field.maxFiles && (
        <p role="alert" className="mt-2 text-sm font-semibold text-bad">
          {messageOf({ field, rule: 'tooMany' })}
        </p>
      )}
      <p role="status" className={status.isProblem ? 'mt-2 text-sm text-bad' : 'sr-only'}>
        {status.text}
      </p>
    </>
  );
}

function Chosen({
  file,
  problem,
  maxBytes,
  texts = {},
  onRemove,
  onShrink,
}: {
  file: File;
  /** Why this file cannot be sent, apart from its size. */
  problem: string | undefined;
  maxBytes: number;
  texts?: ControlTexts;
  onRemove: () => void;
  onShrink: () => void;
}) {
  const isTooLarge = file.size > maxBytes;
  const remove = texts.take_out || 'Remove';
  const makeSmaller = texts.make_smaller || 'Reduce size';
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-sm border border-outline bg-paper p-2">
      <Preview file={file} />
      <span className="min-w-0 flex-1 basis-32 text-sm">
        <span className="block truncate">{file.name}</span>
        <span className={isTooLarge ? 'font-semibold text-bad' : 'text-muted'}>
          <bdi dir="ltr">{sizeText(file.size)}</bdi>
          {isTooLarge &&
            `: ${filled({ text: texts.tooLarge ?? 'larger than {size}', size: sizeText(maxBytes) })}`}
        </span>
        {problem && <span className="block font-semibold text-bad">{problem}</span>}
      </span>
      {isTooLarge && isPicture(file) && (
        <Button variant="primary" size="sm" onClick={onShrink} aria-label={`${makeSmaller}: ${file.name}`}>
          {makeSmaller}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={onRemove} aria-label={`${remove}: ${file.name}`}>
        {remove}
      </Button>
    </li>
  );
}

/** The error that sending it would bring, shown as soon as it is chosen. */
const typeProblem = ({ field, file }: { field: FileQuestion; file: File }): string | undefined =>
  field.accept.includes(fileEnding(file.name)) ? undefined : messageOf({ field, rule: 'fileType' });

const messageOf = ({ field, rule }: { field: FileQuestion; rule: 'tooMany' | 'fileType' }): string =>
  (field.messages?.[rule] ?? MESSAGES[rule])
    .replace('{max}', String(field.maxFiles))
    .replace('{types}', field.accept.join(', '));

const MESSAGES = {
  tooMany: 'You can attach up to {max} files',
  fileType: 'Attach a file of one of these types: {types}',
};

/** A text with its placeholders filled in. */
const filled = ({ text, ...values }: { text: string; [name: string]: string | number }): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** A thumbnail; empty for pictures this browser cannot show, the file type for other files. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isPicture(file)) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-sm bg-sand">
      {!isPicture(file) && (
        <span aria-hidden="true" className="text-xs font-semibold text-muted uppercase">
          {fileEnding(file.name).slice(0, 5)}
        </span>
      )}
      {address && (
        <img
          src={address}
          alt=""
          width={64}
          height={64}
          onError={() => setAddress(undefined)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

const PICTURES = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'heic', 'avif'];

const isPictureEnding = (ending: string): boolean => PICTURES.includes(ending);

const isPicture = ({ name }: File): boolean => isPictureEnding(fileEnding(name));

const isSame = ({ file, other }: { file: File; other: File }): boolean =>
  file.name === other.name && file.size === other.size && file.lastModified === other.lastModified;

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${Number((bytes / 1024 / 1024).toFixed(1))} MB`;
