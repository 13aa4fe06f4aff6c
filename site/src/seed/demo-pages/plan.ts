/** A row of a price list: what it is, what it costs and what is in it. */
export const plan = ({
  name,
  price,
  per = '',
  note = '',
  included = '',
  ...more
}: {
  name: string;
  price: string;
  per?: string;
  note?: string;
  included?: string;
  highlighted?: boolean;
  badge?: string;
}) => ({ name, price, per, note, included, button: '', link: null, highlighted: false, badge: '', ...more });
