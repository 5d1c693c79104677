import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '@/api/errors';
import { answerPaymentChange, changePayment } from '@/api/payment-change';
import type { RemittanceDetail } from '@/api/remittance';
import { formatMoney, parseYuan, toYuan } from '@/domain/money';
import { BOUND_ADVICE, isOverBound, overBoundText, payerLabel } from '@/domain/payer-label';
import { FlowLink } from '@/engine/flow/FlowLink';
import { dictionaryOptions } from '@/session/dictionary';
import styles from './remittance.module.css';
import { SecondYes } from './SecondYes';

/** Ways of paying from an account that the centre debits, and from the pending balance (dictionary hjfs). */
const DEBITS = ['02', '04'];
const BALANCE = '01';

/** What a list still lacks paid in another way than was chosen. */
export function ChangePayment({ list }: { list: RemittanceDetail }) {
  const id = useId();
  const cache = useQueryClient();
  const [hjfs, setHjfs] = useState('');
  const [zhbh, setZhbh] = useState('');
  const [used, setUsed] = useState('');
  const [problem, setProblem] = useState('');
  const noBalance = withoutBalance(list);
  const accounts = list.fkzhs.filter((account) => account.hjfs === hjfs);
  const why = list.wzhsm[hjfs];
  const bounded = accounts.find((account) => isOverBound(account.kksx, list.ceje));
  // Also after a lost answer: what the centre knows is what is shown.
  const reload = async () => {
    for (const key of ['unit', 'cases', 'case', 'todos']) await cache.invalidateQueries({ queryKey: [key] });
  };
  const change = useMutation({
    mutationFn: changePayment,
    onSuccess: (changed) => cache.setQueryData(['unit', 'remittance', list.qcqrdh], changed),
    onError: (error) =>
      setProblem(error instanceof ApiError ? Object.values(error.fieldErrors)[0] || error.message : '更改失败'),
    onSettled: reload,
  });
  const answer = useMutation({
    mutationFn: (agreed: boolean) => answerPaymentChange({ qcqrdh: list.qcqrdh, agreed }),
    onSuccess: (answered) => cache.setQueryData(['unit', 'remittance', list.qcqrdh], answered),
    onError: (error) =>
      setProblem(error instanceof ApiError ? Object.values(error.fieldErrors)[0] || error.message : '办理失败'),
    onSettled: reload,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const amount = parseYuan(used.trim());
    if (hjfs === '') setProblem('请选择汇缴方式');
    else if (why) setProblem(`不能选择：${why}`);
    else if (DEBITS.includes(hjfs) && zhbh === '') setProblem('请选择付款账户');
    else if (hjfs === BALANCE && (amount === undefined || amount <= 0n)) setProblem('请输入使用暂收余额，最多两位小数');
    else {
      setProblem('');
      const sqzsje = hjfs === BALANCE && amount !== undefined ? toYuan(amount) : '';
      change.mutate({ qcqrdh: list.qcqrdh, hjfs, zhbh: DEBITS.includes(hjfs) ? zhbh : '', sqzsje });
    }
  };
  if (list.ggsq) {
    return (
      <>
        <SecondYes
          what={list.ggsq.nr}
          asked={list.ggsq}
          busy={answer.isPending}
          onAnswer={(agreed) => {
            setProblem('');
            answer.mutate(agreed);
          }}
        />
        {problem && <Alert type="error" showIcon title={problem} />}
      </>
    );
  }
  return (
    <form className={styles.box} aria-label="更改缴款方式" data-print="hide" noValidate onSubmit={submit}>
      <label htmlFor={`${id}-hjfs`}>
        汇缴方式
        <select
          id={`${id}-hjfs`}
          value={hjfs}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => {
            setHjfs(target.value);
            setZhbh('');
          }}
        >
          <option value="">请选择</option>
          {dictionaryOptions('hjfs').map(({ value, label }) => (
            <option key={value} value={value} disabled={value === BALANCE && noBalance !== ''}>
              {value === BALANCE ? label + noBalance : label}
            </option>
          ))}
        </select>
      </label>
      {why && (
        <p className={styles.note} data-links>
          没有可用的付款账户：{why}。
          <FlowLink code="GJ0109" />
        </p>
      )}
      {DEBITS.includes(hjfs) && !why && (
        <label htmlFor={`${id}-zhbh`}>
          付款账户
          <select id={`${id}-zhbh`} value={zhbh} onChange={({ target }) => setZhbh(target.value)}>
            <option value="">请选择</option>
            {accounts.map((account) => (
              <option key={account.zhbh} value={account.zhbh} disabled={isOverBound(account.kksx, list.ceje)}>
                {payerLabel(account, list.ceje)}
              </option>
            ))}
          </select>
        </label>
      )}
      {hjfs === BALANCE && (
        <label htmlFor={`${id}-used`}>
          使用暂收余额（可用{formatMoney(list.zsye)}）
          <input
            id={`${id}-used`}
            value={used}
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            onChange={({ target }) => setUsed(target.value)}
          />
        </label>
      )}
      {list.ggfh && <p className={styles.note}>{list.ggfh}，更改须由另一名操作员同意，此前按现在的方式缴款。</p>}
      {bounded && (
        <p className={styles.note} data-links>
          {overBoundText(bounded.kksx)}的账户不能选择，{BOUND_ADVICE}。
          <FlowLink code="GJ0109" />
        </p>
      )}
      <Button htmlType="submit" loading={change.isPending}>
        {list.ggfh
          ? '申请更改缴款方式'
          : DEBITS.includes(hjfs)
            ? `更改并立即扣款${formatMoney(list.ceje)}`
            : '更改缴款方式'}
      </Button>
      <div id={`${id}-problem`} className={styles.problem}>
        {problem && <Alert type="error" showIcon title={problem} />}
        {!problem && change.isSuccess && !list.ggsq && <Alert type="success" showIcon title="缴款方式已更改" />}
      </div>
    </form>
  );
}

/** Why there is no pending balance to pay from; '' where there is some. */
function withoutBalance({ zsye, dzje }: RemittanceDetail): string {
  if (parseYuan(zsye) !== 0n) return '';
  return parseYuan(dzje) === 0n ? '（暂收余额为0.00元）' : `（到账的${formatMoney(dzje)}已计入本清册）`;
}
