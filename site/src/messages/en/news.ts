/** The pages of news and the parts of a post that staff did not write. */
export const news = {
  home: 'Home',
  title: 'News',
  pageTitle: (title: string, page: number) => `${title}, page ${page}`,
  description: (agency: string) => `News and advice from ${agency}.`,
  categoryDescription: (category: string, agency: string) =>
    `News and advice about ${category} from ${agency}.`,
  none: 'No news yet',
  noneText: (agency: string) =>
    `${agency} hasn’t published any news yet. Browse our current properties instead.`,
  buy: 'For sale',
  rent: 'For rent',
  categories: 'Categories',
  all: 'All',
  pages: 'Pages of news',
  /** Stands before the name of the author. */
  by: 'By',
  more: 'More news',
  allNews: 'All news',
  neighbours: 'Previous and next post',
  previous: 'Previous post',
  next: 'Next post',
};
