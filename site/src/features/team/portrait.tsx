import { Picture, type PictureRatio } from '#site/ui/picture.tsx';
import type { Agent } from './load-people.ts';

type Props = {
  agent: Pick<Agent, 'name' | 'portrait'>;
  sizes: string;
  ratio?: PictureRatio;
  priority?: boolean;
  className?: string;
};

/** An agent's picture, or their initials where there is none. */
export function Portrait({ agent, sizes, ratio = '4/5', priority, className = '' }: Props) {
  if (agent.portrait)
    return (
      <Picture
        image={{ ...agent.portrait, alt: agent.name }}
        sizes={sizes}
        ratio={ratio}
        priority={priority}
        className={`object-top ${className}`}
      />
    );
  const shape = ratio === '1/1' ? 'aspect-square' : 'aspect-4/5';
  return (
    <span
      aria-hidden="true"
      className={`grid w-full place-items-center bg-brand-soft font-display text-2xl text-brand ${shape} ${className}`}
    >
      {initials(agent.name)}
    </span>
  );
}

/** `Ada Example-Smith` → `AE`: the first letters of the first and last word. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => word?.[0]?.toUpperCase()).join('');
}
