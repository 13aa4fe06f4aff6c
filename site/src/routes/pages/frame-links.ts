const TAG = /<(?:a|form)\s[^>]*>/g;

/**
 * The HTML of a calculator for a frame: its form stays in the frame, and links to pages of this website open beside the
 * one around it.
 */
export const withFrameLinks = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag.startsWith('<form')
      ? tag.replace(' action="/calculators/', ' action="/embed/calculators/')
      : tag.replace(/ href="\/(?!\/)/, ' target="_blank" rel="noopener"$&'),
  );
