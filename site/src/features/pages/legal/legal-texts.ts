/** Who the agency is, as the pages about the law name it. Empty texts are said in general words. */
export type LegalFacts = {
  agency: string;
  legalName: string | null;
  /** Digits in groups. */
  abn: string | null;
  licences: readonly { state: string; number: string }[];
  email: string | null;
  phone: string | null;
  privacyContact: string | null;
  recipients: string | null;
};

export type LegalSection = { heading: string; text: string[] };
export type LegalText = { title: string; lead: string; sections: LegalSection[] };

/** A page that the law or good manners ask for, with its address. */
export type LegalPage = {
  path: string;
  name: string;
  /** For staff who choose a page to start from. */
  about: string;
  text: (facts: LegalFacts) => LegalText;
};

/** `Banksia & Vale Pty Ltd (ABN 12 345 678 901)` */
export const whoWeAre = ({ agency, legalName, abn }: LegalFacts): string =>
  `${legalName ?? agency}${abn ? ` (ABN ${abn})` : ''}`;

const reachUs = ({ privacyContact, email, phone }: LegalFacts): string =>
  privacyContact ?? ([email, phone].filter(Boolean).join(' or ') || 'any of our offices');

/** What the Privacy Act 1988 asks a privacy policy to say (Australian Privacy Principles 1.4 and 5.2). */
const privacy: LegalPage = {
  path: '/privacy',
  name: 'Privacy policy',
  about: 'What you collect, why, who receives it and how people see, correct or complain about it.',
  text: (facts) => ({
    title: 'Privacy policy',
    lead: `How ${whoWeAre(facts)} handles personal information under the Privacy Act 1988 and the Australian Privacy Principles.`,
    sections: [
      {
        heading: 'What we collect',
        text: [
          'What you tell us in a form, by email, by phone or at an inspection: your name, email address, phone number, the property you ask about, and what you write or attach. For an appraisal, the address of your property. For a tenancy, what your application asks for.',
          'If you create an account or an alert: your email address, your saved searches and properties, and your notes about them. Saved properties without an account stay in your browser, with a number that is not linked to you.',
          'Our server records the address and time of each request for security. Analytics are off until you allow them.',
        ],
      },
      {
        heading: 'Why we collect it',
        text: [
          'To answer you, to arrange inspections and appraisals, to sell, lease and manage property, to send the alerts and newsletters you ask for, and to meet our duties under the law. If you don’t give us the details a form requires, we may not be able to help you.',
          'We send marketing only if you agreed to it. Every message has a link to unsubscribe.',
        ],
      },
      {
        heading: 'Who receives it',
        text: [
          facts.recipients ??
            'Our staff, the companies that run our website, email and customer records for us, and, where you enquire about a property, its owner. We don’t sell personal information.',
          'Maps and videos come from other companies, which see your internet address when you open them.',
        ],
      },
      {
        heading: 'How we keep it',
        text: [
          'On secured servers that only staff who need it can reach. We delete enquiries when we no longer need them, unless the law tells us to keep them longer, as it does for sales and tenancies.',
        ],
      },
      {
        heading: 'Seeing, correcting and deleting it',
        text: [
          'You can ask what we hold about you, and to have it corrected or deleted. With an account you can download or delete it yourself. We answer within 30 days and charge nothing for asking.',
          `Contact: ${reachUs(facts)}.`,
        ],
      },
      {
        heading: 'Complaints',
        text: [
          `If you think we have mishandled your information, write to ${reachUs(facts)}. We answer within 30 days.`,
          'If you are not satisfied, you can complain to the Office of the Australian Information Commissioner: oaic.gov.au or 1300 363 992.',
        ],
      },
    ],
  }),
};

const terms: LegalPage = {
  path: '/terms',
  name: 'Terms of use',
  about: 'What visitors may rely on, and what they may do with your website.',
  text: (facts) => ({
    title: 'Terms of use',
    lead: `This website is run by ${whoWeAre(facts)}. By using it you agree to these terms.`,
    sections: [
      {
        heading: 'Property information',
        text: [
          'We take care with what we publish, and much of it comes from owners and other sources. Check anything that matters to you before you rely on it: inspect the property, read the contract or lease, and get advice of your own.',
          'Prices, times and availability change. A listing is not an offer, and floor plans and areas are approximate.',
        ],
      },
      {
        heading: 'Calculators',
        text: [
          'Calculators give estimates for information only. They are not financial, tax or legal advice, and they don’t know your circumstances.',
        ],
      },
      {
        heading: 'Using this website',
        text: [
          'You may view, print and share pages for your own use. Text, photographs and plans belong to us or to others and may not be published elsewhere without permission.',
          'Don’t send anything unlawful or harmful, and don’t try to disrupt the website or reach what is not meant for you.',
        ],
      },
      {
        heading: 'Other websites',
        text: ['We link to websites that we don’t run and are not responsible for what they say.'],
      },
      {
        heading: 'Your rights',
        text: [
          'Nothing here limits rights you have under the Australian Consumer Law. Australian law applies.',
        ],
      },
    ],
  }),
};

const complaints: LegalPage = {
  path: '/complaints',
  name: 'Complaints',
  about: 'How to complain, how soon you answer, and where people can go next.',
  text: (facts) => ({
    title: 'Complaints',
    lead: 'If something went wrong, tell us. Most problems are solved in one conversation.',
    sections: [
      {
        heading: 'How to complain',
        text: [
          `Speak to the person you dealt with or their office, or write to ${[facts.email, facts.phone].filter(Boolean).join(' or ') || 'any of our offices'}. Say what happened, when, and what you would like us to do.`,
        ],
      },
      {
        heading: 'What happens next',
        text: [
          'We confirm that we have your complaint within two working days. Someone who was not involved looks into it and answers you in writing within 15 working days, or tells you why it takes longer.',
        ],
      },
      {
        heading: 'If we can’t agree',
        text: [
          'Contact the consumer authority of your state: NSW Fair Trading, Consumer Affairs Victoria, the Office of Fair Trading in Queensland, Consumer and Business Services in South Australia, Consumer Protection in Western Australia, Consumer, Building and Occupational Services in Tasmania, Access Canberra, or NT Consumer Affairs.',
          'Disputes about a tenancy can go to the tribunal of your state. Complaints about personal information can go to the Office of the Australian Information Commissioner.',
        ],
      },
    ],
  }),
};

/** The pages, by name. Each is shown as written here until the agency publishes one of its own at the same address. */
export const LEGAL_PAGES = { privacy, terms, complaints };

/** Which of them. */
export type LegalName = keyof typeof LEGAL_PAGES;
