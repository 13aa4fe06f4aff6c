import { dateFormat } from '#site/messages/formats.ts';
import { CARD_GRID, HIDE_LONE_THIRD } from '#site/ui/card-grid.ts';
import { CARD_SIZES, NoPicture, Picture } from '#site/ui/picture.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import type { PostCard } from './post-card.ts';

const OPTIONS = { dateStyle: 'long', timeZone: 'Australia/Sydney' } as const;
const english = new Intl.DateTimeFormat('en-AU', OPTIONS);
const inLanguage = dateFormat(OPTIONS);

type Dated = Pick<PostCard, 'publishedAt'>;

/** The date of a post within texts of staff, which are in English. */
export const postDate = ({ publishedAt }: Dated): string => english.format(new Date(publishedAt));

/** The date of a post in the language of the moment, and as `dateTime`. */
export function PostDate({ post: { publishedAt } }: { post: Dated }) {
  return <time dateTime={publishedAt}>{inLanguage().format(new Date(publishedAt))}</time>;
}

type CardView = {
  post: PostCard;
  /** True for a card on the first screen: its picture is not lazy. */
  priority?: boolean;
  level?: 2 | 3;
  sizes?: string;
};

/** A post as a card: picture, categories, title, a sentence, date. The whole card is the link. */
export function PostCardView({ post, priority = false, level = 3, sizes = CARD_SIZES }: CardView) {
  const { picture, categories, title, excerpt, path } = post;
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="overflow-hidden rounded-lg">
        {picture ? (
          <Picture
            // The title describes it.
            image={{ ...picture, alt: '' }}
            ratio="3/2"
            sizes={sizes}
            priority={priority}
            className="transition-transform duration-500 group-hover:scale-[1.03]"
          />
        ) : (
          <NoPicture ratio="3/2" />
        )}
      </div>
      <div className="flex grow flex-col pt-4">
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <PostDate post={post} />
          {categories[0] && (
            <span className="font-semibold text-accent">
              <WrittenText text={categories[0].name} />
            </span>
          )}
        </p>
        <Heading className="mt-1.5 text-xl leading-snug">
          <a
            href={path}
            className="no-underline wrap-anywhere after:absolute after:inset-0 group-hover:text-accent"
          >
            <WrittenText text={title} />
          </a>
        </Heading>
        {excerpt && (
          <p className="mt-2 line-clamp-3 wrap-anywhere opacity-85">
            <WrittenText text={excerpt} />
          </p>
        )}
      </div>
    </article>
  );
}

/** A post as a row of a list: date, title and a sentence, with a small picture on wide screens. */
export function PostRow({ post, level = 3 }: Pick<CardView, 'post' | 'level'>) {
  const { picture, title, excerpt, path } = post;
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex items-start gap-6 border-b border-line py-6">
      <div className="w-40 shrink-0 overflow-hidden rounded-md max-md:hidden">
        {picture ? (
          <Picture image={{ ...picture, alt: '' }} ratio="3/2" sizes="10rem" />
        ) : (
          <NoPicture ratio="3/2" />
        )}
      </div>
      <div>
        <p className="text-sm text-muted">
          <PostDate post={post} />
        </p>
        <Heading className="mt-1 text-xl leading-snug">
          <a
            href={path}
            className="no-underline wrap-anywhere after:absolute after:inset-0 group-hover:text-accent"
          >
            <WrittenText text={title} />
          </a>
        </Heading>
        {excerpt && (
          <p className="mt-2 line-clamp-2 max-w-prose-page wrap-anywhere opacity-85">
            <WrittenText text={excerpt} />
          </p>
        )}
      </div>
    </article>
  );
}

/**
 * Cards in one, two or three columns. With `priority` the first picture is fetched at once. `sample` is for a few of
 * many: in two columns a third card, which would be alone in its row, is hidden.
 */
export function PostGrid({
  posts,
  priority = false,
  level = 3,
  sample = false,
}: {
  posts: PostCard[];
  sample?: boolean;
  priority?: boolean;
  level?: 2 | 3;
}) {
  return (
    <ul className={`${CARD_GRID} ${sample ? HIDE_LONE_THIRD : ''}`}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCardView post={post} level={level} priority={priority && index === 0} />
        </li>
      ))}
    </ul>
  );
}
