'use client';

import dynamic from 'next/dynamic';

// Only a few screens of the admin show these, so their scripts are fetched when they appear (decision 252).

export const Inbox = dynamic(async () => (await import('./admin/inbox.client.tsx')).Inbox);

export const LeadHistory = dynamic(async () => (await import('./admin/lead-history.client.tsx')).LeadHistory);

export const Contacts = dynamic(async () => (await import('./contacts/contacts.client.tsx')).Contacts);

export const ContactDetails = dynamic(
  async () => (await import('./contacts/contact-details.client.tsx')).ContactDetails,
);

export const PerformanceTables = dynamic(
  async () => (await import('./performance/performance.client.tsx')).PerformanceTables,
);
