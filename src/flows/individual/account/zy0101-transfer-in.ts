import { fetchTransferInStart, type TransferInStart } from '@/api/person/transfers';
import { defineFlow } from '@/engine/flow/define-flow';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import { transferInFields } from '@/schema/individual/zy0101-transfer-in';
import { dictionaryLabel } from '@/session/dictionary';
import { accountSection } from '../blocks/account-figures';
import { promiseSection } from '../blocks/commitment';

/** Average duration of recent transfers; an average of 0 days is shown as within one day. */
const lately = (days: string) => (days === '0' ? '，近来多在一日内办结' : days === '' ? '' : `，近来平均${days}天`);

/** ZY0101 异地转移接续（转入） (docs/rules/zy0101-transfer-in.md). */
export default defineFlow<'individual', ValuesOf<typeof transferInFields>, TransferInStart>()({
  code: 'ZY0101',
  title: '异地转移接续（转入）',
  service: 'zyjx',
  own: (signal) => fetchTransferInStart({ signal }),
  initial: initialOf(transferInFields),
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
      fields: schemaFields(transferInFields, ['zcsf', 'zcgjjzxmc', 'ygzdwmc', 'ygrzfgjjzh']),
    },
    promiseSection(
      '我承诺上述账户为本人所有，在转出地没有未还清的公积金贷款，授权两地中心互相核对我的账户、缴存和贷款信息。',
    ),
  ],
  judge: { deciding: ['zcgjjzxmc', 'ygrzfgjjzh'] },
  materials: ({ zcgjjzxmc, ygrzfgjjzh }) => ({ zcgjjzxmc, ygrzfgjjzh }),
  receipt: {
    figures: ({ zcgjjzxmc, ygrzfgjjzh }) => [
      { label: transferInFields.zcgjjzxmc.label, value: zcgjjzxmc },
      { label: transferInFields.ygrzfgjjzh.label, value: ygrzfgjjzh },
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
