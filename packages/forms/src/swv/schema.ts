/**
 * Rules of a form as data, in the wire format of schema-woven validation (SWV) that clients of Contact Form 7 read.
 * Thresholds are strings there, numbers too. `error` is the whole message for visitors.
 */
export type SwvSchema = {
  readonly version: string;
  readonly locale: string;
  readonly rules: readonly SwvRule[];
};

type About = { readonly field: string; readonly error: string };

/** Rules with one threshold. */
export type ThresholdRule =
  | 'minitems'
  | 'maxitems'
  | 'minlength'
  | 'maxlength'
  | 'minnumber'
  | 'maxnumber'
  | 'mindate'
  | 'maxdate'
  | 'minfilesize'
  | 'maxfilesize';

/** Rules that check the type of a value. */
export type PlainRule = 'required' | 'requiredfile' | 'email' | 'url' | 'tel' | 'number' | 'date' | 'time';

/** Rules with a list of accepted values. */
export type ListRule = 'enum' | 'file' | 'dayofweek';

export type SwvRule =
  | (About & { readonly rule: PlainRule })
  | (About & { readonly rule: ListRule; readonly accept: readonly string[] })
  | (About & { readonly rule: ThresholdRule; readonly threshold: string })
  | (About & { readonly rule: 'stepnumber'; readonly base: string; readonly interval: string })
  | (About & { readonly rule: 'all' | 'any'; readonly rules: readonly SwvRule[] });

export type SwvRuleName = SwvRule['rule'];
