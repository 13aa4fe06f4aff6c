import { panel } from './en/panel.ts';
import { subject } from './subject.ts';

/** Texts of the panel in which forms open. */
export const panelTexts = subject('panel', panel);
