/** A subscriber's account, as routes and forms know it. */
export type Account = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  mobile: string;
  /** Without one they receive alerts but cannot sign in. */
  hasPassword: boolean;
  /** ISO instant at which the address was confirmed; null before. Nothing is sent to it before. */
  confirmedAt: string | null;
  timeZone: string;
  /** Hours of their clock, 0 to 23; the same twice is no quiet hours. */
  quietFrom: number;
  quietUntil: number;
};

/** Somebody who is signed in: their account, and the id of the session they are signed in by. */
export type SignedIn = Account & { session: string };

/** Who sent a request: a signed-in visitor, a browser that was here before, both, or neither. */
export type CurrentVisitor = {
  /** Of the browser, from its cookie. */
  id?: string;
  subscriber?: SignedIn;
};
