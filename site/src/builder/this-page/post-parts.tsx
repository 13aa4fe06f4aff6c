import type { BlockFields } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import {
  MorePosts,
  PostDetails,
  PostNeighbourLinks,
  PostPicture,
  PostSummary,
  PostTitle,
} from '#site/features/posts/post-view.tsx';
import { StaffContent } from '#site/ui/in-language.tsx';
import { pagePart } from './page-part.tsx';

const PLAIN = { fields: {}, defaults: {} };
const POST = { of: ['post'], templates: ['post'] } as const;

const detailsFields = {
  date: { kind: 'toggle', label: 'Date' },
  author: { kind: 'toggle', label: 'Author' },
  categories: { kind: 'toggle', label: 'Categories' },
} as const satisfies BlockFields;

const pictureFields = {
  ratio: {
    kind: 'select',
    label: 'Aspect ratio',
    options: [
      { value: '16/9', label: 'Wide, 16:9' },
      { value: '3/2', label: 'Photo, 3:2' },
      { value: '4/3', label: 'Same as cards, 4:3' },
      { value: '1/1', label: 'Square, 1:1' },
    ],
  },
} as const satisfies BlockFields;

const contentFields = {
  width: {
    kind: 'select',
    label: 'Content width',
    help: 'Sections in the post go across the page, unless this block is inside another one.',
    options: [
      { value: 'text', label: 'Narrow' },
      { value: 'page', label: 'Page width' },
      { value: 'none', label: 'Inside another block' },
    ],
  },
} as const satisfies BlockFields;

/** The page's column without its side margins, as a section of this width has it. */
const COLUMNS = {
  text: '[--container-page:var(--container-prose-page)]',
  page: '',
} as const;

/** The parts of a post's page. Its author's card and its share links are blocks that know the page they are on. */
export const postParts = [
  pagePart({
    ...POST,
    ...PLAIN,
    name: 'post-title',
    label: 'Title of the post',
    icon: 'menu',
    draw: ({ subject: { post } }) => (
      <div>
        <PostTitle post={post} />
      </div>
    ),
  }),
  pagePart({
    ...POST,
    ...PLAIN,
    name: 'post-summary',
    label: 'Summary of the post',
    icon: 'menu',
    missing: ({ post }) => (post.excerpt ? null : 'This post has no summary.'),
    draw: ({ subject: { post } }) => (
      <div>
        <PostSummary post={post} />
      </div>
    ),
  }),
  pagePart({
    ...POST,
    name: 'post-details',
    label: 'Date, author and categories',
    icon: 'calendar',
    fields: detailsFields,
    defaults: { date: true, author: true, categories: true },
    draw: ({ subject: { post }, props }) => (
      <div>
        <PostDetails post={post} shows={props} />
      </div>
    ),
  }),
  pagePart({
    ...POST,
    name: 'post-picture',
    label: 'Picture of the post',
    icon: 'image',
    fields: pictureFields,
    defaults: { ratio: '16/9' },
    missing: ({ post }) => (post.picture ? null : 'This post has no picture.'),
    draw: ({ subject: { post }, props }) => <PostPicture post={post} ratio={props.ratio} />,
  }),
  pagePart({
    ...POST,
    name: 'post-content',
    label: 'Content of the post',
    icon: 'plan',
    fields: contentFields,
    defaults: { width: 'text' },
    missing: ({ body }) => (body.content.length > 0 ? null : 'Nothing has been built in this post yet.'),
    draw: ({ subject: { body }, props: { width }, inner }) => {
      const content = <StaffContent>{inner?.(body)}</StaffContent>;
      return width === 'none' ? (
        <div className="fr-flow">{content}</div>
      ) : (
        // Its sections go across the page.
        <div className="fr-band">
          <div className={`fr-page ${COLUMNS[width]}`.trim()}>{content}</div>
        </div>
      );
    },
  }),
  pagePart({
    of: ['post-neighbours'],
    templates: ['post'],
    ...PLAIN,
    name: 'post-neighbours',
    label: 'Previous and next post',
    icon: 'chevron-right',
    missing: ({ newer, older }) => (newer || older ? null : 'There is no other post yet.'),
    draw: ({ subject }) => (
      <div>
        <PostNeighbourLinks {...subject} />
      </div>
    ),
  }),
  pagePart({
    ...POST,
    name: 'post-more',
    label: 'More news',
    icon: 'menu',
    fields: { band: bandField },
    defaults: { band: 'sand' },
    missing: ({ more }) => (more.length > 0 ? null : 'There is no other post yet.'),
    draw: ({ subject: { more }, props }) => (
      <Band band={props.band}>
        <MorePosts posts={more} />
      </Band>
    ),
  }),
];
