/** Commitment for signing an offset order. */
export const ORDER_PROMISE =
  '我已知悉：账户余额不足时其余款项由还款银行卡支付，我会保证银行卡余额充足；授权中心按约定从参与人的公积金账户扣划款项用于偿还贷款。';

/** Commitment for terminating an offset order. */
export const END_PROMISE =
  '我已知悉：自生效期次起终止冲还贷协议，收回此前给予中心的扣划授权；此后各期还款全部由还款银行卡支付，我会保证银行卡余额充足。';

/** Next steps by state and operation; null if only the answer is known. */
export function nextOf(ywzt: string, matter: 'order' | 'end' | null): readonly string[] {
  if (ywzt === '06') {
    return [
      '已向其他参与人发出签署邀请，全部签署后协议生效。',
      '签署进度可以在“我的办件”中查看；逾期未签署的，申请自动失效。',
    ];
  }
  if (ywzt === '81') return ['未能办理，现有约定不变；请按上面的下一步处理，进度可以在“我的办件”中查看。'];
  // An agreement or its termination is announced only once in force.
  if (ywzt !== '99') {
    return [
      '中心将在承诺办结日前作出决定，结果会发送到消息中心和您的手机；办结前现有约定不变。',
      '办理进度可以在“我的办件”中查看；审核前可以撤回。',
    ];
  }
  if (matter === 'order')
    return ['协议已生效，每次冲还的结果会发送到消息中心和您的手机。', '扣款明细可以在“冲还贷记录”中查看。'];
  if (matter === 'end') {
    return [
      '冲还贷已解除，扣划授权同时终止；各期还款全部由还款银行卡支付。',
      '请保证还款银行卡余额充足；此前的扣款明细仍可在“冲还贷记录”中查看。',
    ];
  }
  return ['办理结果可以在“我的办件”中查看。'];
}
