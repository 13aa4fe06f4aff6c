import type { State } from './states.ts';

/** When the duty on a purchase is due, what is lodged, and where that was read. */
export type Lodging = {
  due: string;
  form: string;
  /** The office's own pages first. */
  sources: { title: string; address: string }[];
};

/** By state, for an ordinary purchase by contract. Read in stored copies of these pages on 22 November 2026. */
export const lodging: Record<State, Lodging> = {
  ACT: {
    due: 'Within 14 days after the title is registered, by the notice of assessment. It is not paid at settlement.',
    form: 'The Buyer Verification Declaration, lodged with the transfer within 14 days after settlement. A concession is claimed by its code on the transfer.',
    sources: [
      {
        title: 'ACT Revenue Office: barrier free conveyancing',
        address: 'https://www.revenue.act.gov.au/duties/barrierfree',
      },
    ],
  },
  NSW: {
    due: 'Within 3 months after the contract is signed, or on settlement if that is earlier. An owner-occupier may pay later off the plan.',
    form: 'A Purchaser/Transferee Declaration from each buyer.',
    sources: [
      {
        title: 'Revenue NSW: off the plan property purchases',
        address:
          'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty/understanding-transfer-duty/off-the-plan-property-purchases',
      },
      {
        title: 'RM Property & Conveyancing: purchaser declaration',
        address: 'https://rmpropertyconveyancing.com.au/what-is-a-purchase-declaration/',
      },
    ],
  },
  NT: {
    due: 'Within 60 days after signing.',
    form: 'The stamp duty lodgement form (F-SD-001).',
    sources: [
      {
        title: 'Northern Territory Government: how to lodge and pay stamp duty',
        address:
          'https://nt.gov.au/employ/money-and-taxes/taxes,-royalties-and-grants/stamp-duty/how-to-lodge-and-pay',
      },
      {
        title: 'Territory Revenue Office: stamp duty questions',
        address:
          'https://treasury.nt.gov.au/dtf/territory-revenue-office/stamp-duty/frequently-asked-questions-stamp-duty',
      },
    ],
  },
  QLD: {
    due: 'Lodge within 30 days after signing the contract. Solicitors who lodge electronically may have longer, and pay within 14 days after lodging.',
    form: 'Form D2.2. A home or first home concession is claimed on its own form (D2.1) instead.',
    sources: [
      { title: 'Queensland Revenue Office: how to lodge', address: 'https://qro.qld.gov.au/?p=430' },
      { title: 'Queensland Revenue Office: what to lodge', address: 'https://qro.qld.gov.au/?p=428' },
      {
        title: 'Queensland Revenue Office: key dates of electronic conveyancing',
        address: 'https://qro.qld.gov.au/duties/self-assessors/toolkits/econveyancing/dates/',
      },
    ],
  },
  SA: {
    due: 'Within 2 months after the document is signed.',
    form: 'Lodge through RevenueSA Online, or use the Application for Stamp Duty Assessment.',
    sources: [
      {
        title: 'RevenueSA: forms and publications',
        address: 'https://www.revenuesa.sa.gov.au/stamp-duty-land/forms-and-publications',
      },
      {
        title: 'Stamp Duties Act 1923 (SA) s 20',
        address: 'http://www.austlii.edu.au/au/legis/sa/consol_act/sda1923157/s20.html',
      },
    ],
  },
  TAS: {
    due: 'Within 3 months after settlement.',
    form: 'By mail, the Duty lodgement cover sheet and the Transaction information form.',
    sources: [
      {
        title: 'State Revenue Office Tasmania: property transfer duties',
        address: 'https://www.sro.tas.gov.au/property-transfer-duties',
      },
      {
        title: 'State Revenue Office Tasmania: lodging by mail',
        address: 'https://www.sro.tas.gov.au/property-transfer-duties/lodging-transactions-via-mail',
      },
    ],
  },
  VIC: {
    due: 'Within 30 days after the transfer, according to a law firm.',
    form: 'The Digital Duties Form, in Duties Online.',
    sources: [
      {
        title: 'State Revenue Office Victoria: Digital Duties Form',
        address: 'https://www.sro.vic.gov.au/completeform',
      },
      {
        title: 'Mondaq: requirements for purchasers in Victoria',
        address:
          'http://www.mondaq.com/australia/x/199138/real+estate/Purchaser+alert+strict+requirements+for+purchasers+of+real+estate+in+Victoria',
      },
    ],
  },
  WA: {
    due: 'Lodge within 2 months after the contract. Pay within one month after the assessment notice, or within 12 months after the contract if that is later; the transfer is registered only once it is paid.',
    form: 'A foreign transfer duty declaration from each buyer, with the contract. Ask RevenueWA for the concession application form.',
    sources: [
      {
        title: 'RevenueWA: lodge and pay transfer duty',
        address: 'https://www.wa.gov.au/organisation/department-of-finance/transfer-duty-lodge-pay',
      },
      {
        title: 'RevenueWA: pay duty',
        address: 'https://www.wa.gov.au/service/financial-management/taxation-and-duty/pay-duty',
      },
    ],
  },
};
