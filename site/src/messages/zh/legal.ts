import type { ServerMessages } from '../en/on-server.ts';

export const legal: ServerMessages['legal'] = {
  home: '首页',
  pages: { privacy: '隐私政策', terms: '使用条款', complaints: '投诉' },
  descriptions: {
    privacy: (agency) => `${agency}收集哪些个人信息、如何使用、谁会收到，以及如何查看、更正或删除这些信息。`,
    terms: (agency) => `使用${agency}网站的条款。`,
    complaints: (agency) => `如何向${agency}投诉、我们何时答复，以及无法达成一致时谁可以协助。`,
  },
  inEnglish: '以下内容为英文。如需帮助理解，请联系我们。',
  whoWeAre: '我们是谁',
};
