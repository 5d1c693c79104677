import { fetchTransferInStart, type TransferInStart } from '@/api/person/transfers';
import { defineFlow } from '@/engine/flow/define-flow';
import type { Code, FreeText, Tick } from '@/schema/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { centreProvinces, centresIn } from '../blocks/fund-centre';

interface Values {
  zcsf: Code;
  zcgjjzxmc: Code;
  ygzdwmc: FreeText;
  ygrzfgjjzh: FreeText;
  cns: Tick;
}

/** Average duration of recent transfers; an average of 0 days is shown as within one day. */
const lately = (days: string) => (days === '0' ? '，近来多在一日内办结' : days === '' ? '' : `，近来平均${days}天`);

/** ZY0101 异地转移接续（转入） (docs/rules/zy0101-transfer-in.md). */
export default defineFlow<'individual', Values, TransferInStart>()({
  code: 'ZY0101',
  title: '异地转移接续（转入）',
  version: 1,
  service: 'zyjx',
  own: (signal) => fetchTransferInStart({ signal }),
  initial: { zcsf: '', zcgjjzxmc: '', ygzdwmc: '', ygrzfgjjzh: '', cns: false },
  prefill: ({ own }) => {
    const [only] = own.zh;
    if (!only) return {};
    const { zcsf, zcgjjzxmc, ygzdwmc, ygrzfgjjzh } = only;
    return { zcsf, zcgjjzxmc, ygzdwmc, ygrzfgjjzh };
  },
  sections: [
    accountSection,
    {
      key: 'outside',
      title: '原账户',
      note: '全国转移接续平台查到的账户已经填好，请核对；查不到的，原个人账号可以在原缴存地中心的网上大厅或手机客户端查询。',
      figures: ({ own }) => [
        ...own.zh.map(({ zcgjjzxmc, ygrzfgjjzh, grzhzt }) => ({
          label: zcgjjzxmc,
          value: `${ygrzfgjjzh}（${dictionaryLabel('grzhzt', grzhzt)}）`,
        })),
        { label: '办结期限', value: `${own.cnts}个工作日${lately(own.pjts)}` },
      ],
      fields: [
        {
          kind: 'select',
          name: 'zcsf',
          label: '转出省市',
          options: centreProvinces,
        },
        {
          kind: 'select',
          name: 'zcgjjzxmc',
          label: '转出中心',
          options: (_, { zcsf }) => centresIn(zcsf),
        },
        { kind: 'text', name: 'ygzdwmc', label: '原工作单位', spaces: 'keep' },
        { kind: 'text', name: 'ygrzfgjjzh', label: '原个人账号', only: 'letters-digits_-' },
      ],
    },
    {
      key: 'commitment',
      title: '承诺与授权',
      fields: [
        {
          kind: 'tick',
          name: 'cns',
          label: '承诺书',
          text: '我承诺上述账户为本人所有，在转出地没有未还清的公积金贷款，授权两地中心互相核对我的账户、缴存和贷款信息。',
        },
      ],
    },
  ],
  judge: { deciding: ['zcgjjzxmc', 'ygrzfgjjzh'], estimate: () => null },
  materials: {
    jdbh: 'ZY0101-01',
    mlbh: 'MLZY0101',
    zstj: ({ zcgjjzxmc, ygrzfgjjzh }) => ({ zcgjjzxmc, ygrzfgjjzh }),
  },
  receipt: {
    figures: ({ zcgjjzxmc, ygrzfgjjzh }) => [
      { label: '转出中心', value: zcgjjzxmc },
      { label: '原个人账号', value: ygrzfgjjzh },
    ],
    next: ({ ywzt }) =>
      ywzt === '98'
        ? ['全国转移接续平台没有查到这个账户，中心核对后发出联系函；结果会发送到消息中心和您的手机，审核前可以撤回。']
        : [
            '联系函已经发往转出中心；转出中心受理、同意、划款和入账的每一步都可以在“转移接续进度”里查看，超过承诺日期可以催办。',
            '到账金额与转出中心通知一致的当日入账，本金、利息和缴存月数一并转来；转出中心受理之前可以撤销。',
          ],
  },
});
