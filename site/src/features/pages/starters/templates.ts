import type { Starter, StarterBlock } from './starter.ts';

const block = (type: string, props: Record<string, unknown> = {}, id = type): StarterBlock => ({
  type,
  props: { id, ...props },
});
const section = (id: string, content: StarterBlock[], props: Record<string, unknown> = {}) =>
  block('section', { content, ...props }, id);
const NO_SPACE = { space: { base: 'none' } };
const TIGHT = { space: { base: 'tight' } };
const row = (id: string, content: StarterBlock[], props: Record<string, unknown> = {}) =>
  block('stack', { direction: { base: 'row' }, wrap: false, align: 'center', content, ...props }, id);
/** Blocks below each other, with more space than by default. */
const column = (id: string, content: StarterBlock[], gap: number) =>
  block('stack', { gap: { base: gap }, align: 'stretch', content }, id);
/** Side by side; one under the other on phones, and on tablets unless these have a width of their own. */
const halves = (
  id: string,
  [left, right]: [StarterBlock[], StarterBlock[]],
  width: { base: number; tablet?: number },
) =>
  block(
    'columns',
    {
      column1: left,
      column2: right,
      align: 'start',
      gap: { base: 56, tablet: 40, mobile: 32 },
      width1: { tablet: 100, ...width },
      width2: width.tablet ? { base: null } : { base: null, tablet: 100 },
    },
    id,
  );
const way = section('way', [block('breadcrumbs')], {
  ...NO_SPACE,
  minHeight: { base: 56 },
  align: 'center',
});

const header: Starter = {
  name: 'Editable header',
  about: 'Logo, menu, phone, search and saved properties in one row.',
  kind: 'template',
  template: 'header',
  design: {
    content: [
      section(
        'bar',
        [
          row(
            'row',
            [
              block('site-logo'),
              block('site-menu', { look: 'row' }, 'wide-menu'),
              row(
                'buttons',
                [
                  block('site-phone'),
                  block('site-search', { box: { shown: { base: true, mobile: false } } }),
                  block('site-account'),
                  block('site-menu', { look: 'button' }, 'menu-button'),
                ],
                { gap: { base: 4 }, justify: 'end' },
              ),
            ],
            { justify: 'between' },
          ),
        ],
        { ...NO_SPACE, minHeight: { base: 72 }, align: 'center' },
      ),
    ],
  },
};

const footer: Starter = {
  name: 'Editable footer',
  about: 'Newsletter, name, links, offices and fine print.',
  kind: 'template',
  template: 'footer',
  design: {
    content: [
      block('newsletter', { look: 'band', title: '' }),
      section(
        'columns-band',
        [
          block('columns', {
            count: 3,
            gap: { base: 48 },
            column1: [block('agency-name')],
            column2: [block('footer-links')],
            column3: [block('agency-contact')],
            width2: { base: 44, tablet: 100 },
            width1: { base: null, tablet: 100 },
            width3: { base: null, tablet: 100 },
          }),
        ],
        { tone: 'brand' },
      ),
      section('print', [block('small-print')], { tone: 'brand', ...TIGHT }),
    ],
  },
};

const listing: Starter = {
  name: 'Editable listing page',
  about: 'All parts of the listing page as separate blocks.',
  kind: 'template',
  template: 'listing',
  design: {
    content: [
      way,
      section('pictures', [block('listing-pictures')], NO_SPACE),
      section(
        'head',
        [halves('head-columns', [[block('listing-heading')], [block('listing-price')]], { base: 66 })],
        TIGHT,
      ),
      // On phones the inspections come right after the description.
      section(
        'words',
        [halves('words-columns', [[block('listing-about')], [block('listing-times')]], { base: 66 })],
        NO_SPACE,
      ),
      section('more', [
        halves(
          'more-columns',
          [
            [
              column(
                'more-parts',
                [
                  block('listing-facts'),
                  block('listing-features'),
                  block('listing-plans'),
                  block('listing-film'),
                  block('listing-documents'),
                  block('listing-costs'),
                  block('listing-map'),
                ],
                56,
              ),
            ],
            [column('people-parts', [block('listing-people'), block('listing-share')], 24)],
          ],
          { base: 66 },
        ),
      ]),
      block('listing-similar'),
      block('listing-bar'),
    ],
  },
};

const agent: Starter = {
  name: 'Editable agent page',
  about: 'Photo, contact, description, testimonials and properties.',
  kind: 'template',
  template: 'agent',
  design: {
    content: [
      way,
      section(
        'head',
        [
          halves(
            'head-columns',
            [[block('agent-portrait')], [block('agent-facts'), block('profile-about')]],
            { base: 30, tablet: 34 },
          ),
        ],
        TIGHT,
      ),
      block('profile-listings'),
    ],
  },
};

const office: Starter = {
  name: 'Editable office page',
  about: 'Address, photo, description, appraisals, team and properties.',
  kind: 'template',
  template: 'office',
  design: {
    content: [
      way,
      section(
        'head',
        [
          halves(
            'head-columns',
            [[block('office-facts'), block('profile-about')], [block('office-picture')]],
            { base: 50 },
          ),
        ],
        TIGHT,
      ),
      block('office-appraisals'),
      block('office-team'),
      block('profile-listings'),
    ],
  },
};

const suburb: Starter = {
  name: 'Editable suburb page',
  about: 'Name, text, picture, medians, properties, agents and neighbours.',
  kind: 'template',
  template: 'suburb',
  design: {
    content: [
      way,
      section(
        'head',
        [
          halves(
            'head-columns',
            [[block('suburb-heading'), block('suburb-about')], [block('suburb-picture')]],
            { base: 55 },
          ),
        ],
        TIGHT,
      ),
      block('suburb-medians'),
      block('suburb-for-sale'),
      block('suburb-for-rent'),
      block('suburb-open'),
      block('suburb-sold'),
      block('suburb-leased'),
      block('suburb-agents'),
      block('suburb-appraisal'),
      block('suburb-neighbours'),
    ],
  },
};

const post: Starter = {
  name: 'Editable news post',
  about: 'Title, summary, picture, content, author, sharing and more news.',
  kind: 'template',
  template: 'post',
  design: {
    content: [
      section('way', [block('breadcrumbs')], {
        ...NO_SPACE,
        width: 'text',
        minHeight: { base: 56 },
        align: 'center',
      }),
      section('head', [block('post-title'), block('post-summary'), block('post-details')], {
        width: 'text',
        ...TIGHT,
      }),
      section('picture', [block('post-picture')], NO_SPACE),
      block('post-content'),
      section('foot', [block('share'), block('agent-card'), block('post-neighbours')], {
        width: 'text',
        ...TIGHT,
      }),
      block('post-more'),
    ],
  },
};

const archive: Starter = {
  name: 'Editable search results',
  about: 'Search form, results and pagination.',
  kind: 'template',
  template: 'archive',
  design: {
    content: [
      section('form', [block('search-bar')], { tone: 'sand', ...TIGHT }),
      section(
        'found',
        [
          column(
            'found-parts',
            [block('search-heading'), block('search-results'), block('search-pager')],
            24,
          ),
        ],
        TIGHT,
      ),
    ],
  },
};

const notFound: Starter = {
  name: 'Editable “page not found”',
  about: 'Error message, links and a search form.',
  kind: 'template',
  template: 'not-found',
  design: {
    content: [section('words', [block('not-found-words'), block('not-found-search')], { tone: 'sand' })],
  },
};

/** The built-in parts of every kind of template, laid out as they are without one. */
export const templateStarters: Starter[] = [
  header,
  footer,
  listing,
  agent,
  office,
  suburb,
  post,
  archive,
  notFound,
];
