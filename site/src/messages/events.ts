import { events } from './en/events.ts';
import { subject } from './subject.ts';

/** Texts of open homes, auctions and what comes soon. For the server alone. */
export const eventTexts = subject('events', events);
