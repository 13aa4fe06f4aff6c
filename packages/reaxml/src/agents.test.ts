import { describe, expect, test } from 'vitest';
import { parseAgents } from './agents.ts';
import { elementsOf, remember } from './testing/read-listing.ts';

const parse = (xml: string) => parseAgents({ nodes: elementsOf(xml), report: remember().report });

describe('listing agents', () => {
  test('reads every part of an agent', () => {
    expect(
      parse(`<listingAgent id="2" displayAgentProfile="no"><name> Ann  Lee </name><agentID>OTHER</agentID><agentid>77</agentid>
        <uniqueListingAgentID>u-1</uniqueListingAgentID><email>Ann@A.example; office@a.example</email>
        <telephone type="bh">03 9000 0000</telephone><telephone type="Mobile">0400 000 000</telephone><telephone>1</telephone><telephone type="AH"/>
        <facebookURL>www.facebook.com/ann</facebookURL><linkedInURL> http://au.linkedin.com/in/ann</linkedInURL><twitterURL/>
        <media><attachment usage="AgentPhoto" url="https://a.example/ann.jpg"/></media></listingAgent>`),
    ).toEqual([
      {
        id: '2',
        name: 'Ann Lee',
        emails: ['ann@a.example', 'office@a.example'],
        telephones: [
          { type: 'BH', number: '03 9000 0000' },
          { type: 'mobile', number: '0400 000 000' },
          { type: null, number: '1' },
        ],
        uniqueListingAgentID: 'u-1',
        agentID: 'OTHER',
        crmID: '77',
        displayProfile: false,
        twitterURL: null,
        facebookURL: 'https://www.facebook.com/ann',
        linkedInURL: 'http://au.linkedin.com/in/ann',
        photo: 'https://a.example/ann.jpg',
      },
    ]);
  });

  test.each([
    [
      'an empty slot is removed',
      '<listingAgent id="1"><name>A</name></listingAgent><listingAgent id="2"/>',
      ['1 A', '2 removed'],
    ],
    [
      'ordered by id',
      '<listingAgent id="2"><name>B</name></listingAgent><listingAgent id="1"><name>A</name></listingAgent>',
      ['1 A', '2 B'],
    ],
    [
      'without ids by position',
      '<listingAgent><name>A</name></listingAgent><listingAgent><name>B</name></listingAgent>',
      ['1 A', '2 B'],
    ],
    [
      'without id beside one with',
      '<listingAgent id="1"><name>A</name></listingAgent><listingAgent><name>B</name></listingAgent>',
      ['1 A', '2 B'],
    ],
    [
      'two people in one slot',
      '<listingAgent id="1"><name>A</name></listingAgent><listingAgent id="1"><name>B</name></listingAgent>',
      ['1 A', '2 B'],
    ],
    [
      'a repeat by name',
      '<listingAgent id="1"><name>A</name></listingAgent><listingAgent id="2"><name>a</name></listingAgent>',
      ['1 A', '2 removed'],
    ],
    [
      'a repeat by email',
      '<listingAgent id="1"><name>A</name><email>a@a.example</email></listingAgent><listingAgent id="2"><name>A. Lee</name><email>A@a.example</email></listingAgent>',
      ['1 A', '2 removed'],
    ],
    ['an odd id', '<listingAgent id="x"><name>A</name></listingAgent>', ['1 A']],
  ])('%s', (_name, xml, expected) => {
    expect(parse(xml).map((slot) => `${slot.id} ${'removed' in slot ? 'removed' : slot.name}`)).toEqual(
      expected,
    );
  });

  test('reports a link that is not one and leaves it empty', () => {
    const { report, problems } = remember();
    const nodes = elementsOf(
      '<listingAgent><name>A</name><twitterURL>javascript:alert(1)</twitterURL></listingAgent>',
    );
    expect(parseAgents({ nodes, report })).toMatchObject([{ twitterURL: null }]);
    expect(problems).toMatchObject([{ code: 'bad-url', element: 'listingAgent/twitterURL' }]);
  });
});
