import type { SubmitAnswer } from '@/api/cases/business';

/** Next steps by the roster's state; `records`: page for following it, `what`: its name there. */
export const receiptLines =
  ({ records, what }: { records: '汇缴记录' | '补缴记录'; what: '清册' | '补缴' }) =>
  ({ ywzt, ztsm }: SubmitAnswer): readonly string[] => {
    if (ywzt === '99') {
      return [
        '缴款已到账，并已记入每名职工的个人账户。',
        `凭证可以在“${records}”中打印或下载。`,
        '职工会收到到账提醒，可在个人账户中查看。',
      ];
    }
    if (ztsm?.lx === 'failed') {
      return [
        '尚未缴款，也没有记入职工个人账户；请在再次扣款日之前，按上面说的处理付款账户。',
        '扣款成功后自动记入职工个人账户，并生成凭证。',
        `不等再次扣款的，可以在“${records}”中更改缴款方式或取消${what}。`,
      ];
    }
    if (ztsm) {
      return [
        '请按上面的账户、金额和附言码转账。',
        '款项到齐后自动记入职工个人账户，并生成凭证；部分到账的，继续待缴款。',
        `缴清之前可以在“${records}”中更改缴款方式或取消${what}，已到账的款项留在暂收余额。`,
      ];
    }
    return [
      '申请已受理，中心审核通过后才缴款，此前请不要付款；怎样缴款以审核通过后的通知为准。',
      '办理进度和结果可以在“我的办件”中查看。',
    ];
  };
