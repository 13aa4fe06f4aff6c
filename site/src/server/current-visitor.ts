/** A subscriber's account, as routes and forms know it. */
export type Account = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  mobile: string;
  /** Without a password they receive alerts but cannot sign in. */
  hasPassword: boolean;
  /** ISO instant at which the email address was confirmed; null before. Until then no alerts are sent to it. */
  confirmedAt: string | null;
  timeZone: string;
  /** Hours in their time zone, 0 to 23; the same hour twice means no quiet hours. */
  quietFrom: number;
  quietUntil: number;
};

/** A signed-in visitor: their account and the id of their session. */
export type SignedIn = Account & { session: string };

/** Who sent a request: a signed-in visitor, a browser that was here before, both, or neither. */
export type CurrentVisitor = {
  /** Of the browser, from its cookie. */
  id?: string;
  subscriber?: SignedIn;
};
