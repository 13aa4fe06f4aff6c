/** What a client wrote about an agent. `agent` is an agent's key, `date` days before today. */
type DemoReview = {
  agent: string;
  daysAgo: number;
  source: 'google' | 'ratemyagent' | 'direct';
  stars: number;
  firstName: string;
  suburb: string;
  role: 'seller' | 'buyer' | 'landlord' | 'tenant';
  text: string;
};

/** Invented reviews, one of them unhappy: a list of fives convinces nobody. */
export const reviews: readonly DemoReview[] = [
  {
    agent: 'eleanor',
    daysAgo: 16,
    source: 'google',
    stars: 5,
    firstName: 'Margaret',
    suburb: 'Newtown',
    role: 'seller',
    text: 'Eleanor told us what the house was worth at the first visit and it sold within ten thousand dollars of that. No surprises, and she rang every Monday as promised.',
  },
  {
    agent: 'eleanor',
    daysAgo: 74,
    source: 'ratemyagent',
    stars: 5,
    firstName: 'Tom',
    suburb: 'Erskineville',
    role: 'buyer',
    text: 'We were the underbidders twice before we bought from her. She called after both to tell us what else was coming.',
  },
  {
    agent: 'eleanor',
    daysAgo: 131,
    source: 'google',
    stars: 4,
    firstName: 'Suresh',
    suburb: 'Enmore',
    role: 'seller',
    text: 'Very good auction. The photos came two days late, which cost us a Saturday.',
  },
  {
    agent: 'rafael',
    daysAgo: 28,
    source: 'ratemyagent',
    stars: 5,
    firstName: 'Priya',
    suburb: 'Stanmore',
    role: 'seller',
    text: 'He walked through the terrace, told us to leave the kitchen alone and paint the hall. Best advice we paid for.',
  },
  {
    agent: 'rafael',
    daysAgo: 160,
    source: 'google',
    stars: 3,
    firstName: 'Daniel',
    suburb: 'Summer Hill',
    role: 'buyer',
    text: 'Knows houses. Slow to answer emails during the busy weeks.',
  },
  {
    agent: 'mei',
    daysAgo: 45,
    source: 'google',
    stars: 5,
    firstName: 'Wei',
    suburb: 'Marrickville',
    role: 'landlord',
    text: 'My flat was empty for three days in six years. Mei’s reports tell me what I need and nothing else.',
  },
  {
    agent: 'isaac',
    daysAgo: 22,
    source: 'google',
    stars: 5,
    firstName: 'Bronwyn',
    suburb: 'South Fremantle',
    role: 'seller',
    text: 'Quiet, prepared, and right about the price. We had the keys handed over before the kids finished term.',
  },
  {
    agent: 'anjali',
    daysAgo: 58,
    source: 'direct',
    stars: 5,
    firstName: 'Joel',
    suburb: 'Fremantle',
    role: 'buyer',
    text: 'First home, heritage listed, and we understood every page of it because Anjali explained it.',
  },
  {
    agent: 'graham',
    daysAgo: 90,
    source: 'direct',
    stars: 5,
    firstName: 'Alan',
    suburb: 'Buninyong',
    role: 'seller',
    text: 'Three generations on that farm. Graham walked every fence with me before he said a number.',
  },
  {
    agent: 'callum',
    daysAgo: 37,
    source: 'google',
    stars: 4,
    firstName: 'Jess',
    suburb: 'Ballarat Central',
    role: 'buyer',
    text: 'Honest about the stumps, and about what they cost. Would buy from him again.',
  },
];
