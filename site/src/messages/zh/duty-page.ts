import type { ServerMessages } from '../en/on-server.ts';

export const dutyPage: ServerMessages['dutyPage'] = {
  title: '印花税计算器',
  description: '计算澳大利亚各州和领地的印花税、费用、优惠和补助，并显示每个步骤和来源。',
  text: '计算澳大利亚任何地方的印花税、费用、优惠和补助，并显示每个步骤和来源。计算步骤和规则以英文显示。',
  covers: '涵盖范围',
  coversText: '我们采用合同日期有效的税率。各州和领地有各自的税率。',
  allRates: '所有税率及来源（英文）',
  contracts: (from, edition) => `适用于 ${from} 起的合同；税率确认至 ${edition}`,
  gaps: '此估算的局限',
  limits: '不涵盖的内容',
  limitsText: '此估算仅供参考。最终金额由税务局决定。',
  limitsList: [
    '涵盖住宅、投资房产和空地。对于多位买家、公司和信托，涵盖已公布规则所确定的内容。不涵盖商业房产。',
    '优惠和补助另有条件，例如入住时间、公民身份或曾拥有的房产。计算器假设您符合条件。',
    '若登记费尚未公布，我们采用最新的费用并注明。未公布的金额显示为未知。',
    '不含土地税、市政费，以及贷款机构、贷款经纪和过户师的费用。',
  ],
  embed: '将此计算器放到您的网站',
  embedText: '将这两行代码粘贴到您想放置计算器的位置。它会适应可用宽度，税率会自动更新。',
  embedState: '设置首先显示的州：ACT、NSW、NT、QLD、SA、TAS、VIC 或 WA。',
};
