import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isFinal } from '@/api/errors';
import type { LoanSummary } from '@/api/person';
import { fetchRepaymentGuide, type RepaymentGuide as Guide, type RepaymentWay } from '@/api/repayment-guide';
import { exceeds, formatMoney } from '@/domain/money';
import { flowPath } from '@/engine/flow/flow-index';
import { PrintHead } from '@/engine/flow/PrintHead';
import { Figures } from '@/form/sections/Figures';
import { prefillOf, prefillState } from '@/lib/prefill-state';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { Card, CardStack } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { StateMark } from '@/ui/StateMark';
import { ConsentButton, ConsentCard } from '../QueryConsent';
import { LoanChoice } from './LoanChoice';
import { LoanHeading } from './LoanHead';
import styles from './loan.module.css';

const SETTLED = '3';
/** States of `tqsq`, and the way that they are about: it takes money out of the account and pays nothing back. */
const [UNASKED, COMPARED] = ['0', '1'];
const DRAWN = 'TQ0106';
/** The ways that put in what is yet to be deposited, year by year. */
const YEARLY = 'GD0601-02';
/** Paid by card: the whole loan (dictionary hklx). */
const PAYOFF = 'GD0602';
const WHOLE = '3';
const CONSENT = {
  title: '偿还购房贷款提取也一起比较',
  why: '核对您可以提取多少、与其他方式相比节省多少，需要中心查询您和配偶的婚姻登记和银行住房贷款信息；“我能办什么”也按同一授权核对',
  action: '授权并比较',
};

/** 还款方式比较: every way to repay faster or more easily side by side, with the own figures, each leading into its form. */
export default function RepaymentGuide() {
  return (
    <LoanChoice rather={({ dkzhzt }) => dkzhzt !== SETTLED}>
      {(loan, choice) => <OneLoan key={loan.dkzh} loan={loan} choice={choice} />}
    </LoanChoice>
  );
}

function OneLoan({ loan, choice }: { loan: LoanSummary; choice: ReactNode }) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { je = '' } = prefillOf(state);
  const settled = loan.dkzhzt === SETTLED;
  const asked = useQuery({ ...guideOf(loan, je), enabled: !settled });
  // An amount that the centre does not take is put right where it stands; to ask once more would bring the same.
  const refused = je !== '' && isFinal(asked.error) ? asked.error : undefined;
  // Beside it stays the comparison that was there, at first the one with what the account gives.
  const [good, setGood] = useState('');
  if (asked.data && good !== je) setGood(je);
  const former = useQuery({ ...guideOf(loan, good), enabled: refused !== undefined });
  const found = refused ? former : asked;
  return (
    <CardStack>
      <PrintHead title="还款方式比较" holder />
      <Card label="贷款概况">
        {choice}
        <LoanHeading loan={loan} />
        {settled ? (
          <p>这笔贷款已经结清，不需要再还款。</p>
        ) : (
          <AmountQuestion
            je={je || (found.data?.je ?? '')}
            problem={refused?.message}
            shown={found.data?.je}
            payoff={exceeds(je, found.data?.je ?? '') ? payoffPath(loan) : ''}
            onAsk={(typed) => void navigate({ search }, { replace: true, state: prefillState({ je: typed }) })}
          />
        )}
        {found.isError && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && !settled && <Loading />}
        {found.data && <Now guide={found.data} />}
      </Card>
      {found.data && (
        <>
          <p role="status" className={styles.verdict}>
            {found.data.zssm}
          </p>
          <ul className={styles.guide} aria-label="还款方式">
            {found.data.fs.map((way) => (
              <li key={way.bm}>
                <Way way={way} best={way.bm === found.data.zs} />
              </li>
            ))}
          </ul>
          {found.data.tqsq === UNASKED && <ConsentCard {...CONSENT} />}
          <Card label="计算的假设">
            <h2>计算的假设</h2>
            <ul>
              {found.data.jd.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
            <p className={styles.note} data-links>
              数据截至 {found.data.sjjz}
              {found.data.tqsq === COMPARED && (
                <>
                  。偿还购房贷款提取按您的授权核对，<Link to={LIST_PATHS.accessLog}>查看查询记录</Link>
                  <ConsentButton to={false}>撤回授权</ConsentButton>
                </>
              )}
            </p>
          </Card>
        </>
      )}
    </CardStack>
  );
}

/** The comparison with an amount; '' leaves it to the centre. */
function guideOf({ dkzh }: LoanSummary, je: string) {
  return queryOptions({
    queryKey: ['person', 'repayment-guide', dkzh, je],
    queryFn: ({ signal }) => fetchRepaymentGuide({ dkzh, je }, { signal }),
    retry: false,
  });
}

interface AmountQuestionProps {
  je: string;
  /** Why the centre does not reckon with it. */
  problem?: string;
  /** With which amount the comparison below is, while that is another one. */
  shown?: string;
  /** Where the loan is paid off, for an amount that was refused because it would do that; else ''. */
  payoff: string;
  onAsk: (je: string) => void;
}

function payoffPath({ dkzh }: LoanSummary): string {
  return `${flowPath(PAYOFF, 'individual') ?? ''}?${new URLSearchParams({ dkzh, hklx: WHOLE })}`;
}

/** How much one would use for it. */
function AmountQuestion({ je, problem, shown: compared, payoff, onAsk }: AmountQuestionProps) {
  const id = useId();
  // Whatever is typed while the centre still reckons stays: only what nobody has touched follows its answer.
  const [typed, setTyped] = useState<string>();
  /** What stood there when the field was taken in hand: an answer that comes then would mix with the first letters. */
  const [held, setHeld] = useState<string>();
  const shown = typed ?? held ?? je;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(shown.trim());
    setTyped(undefined);
    // With Enter the field stays in hand: what was asked stands there, not what stood before.
    setHeld(undefined);
  };
  return (
    <form className={styles.question} onSubmit={submit} data-print="hide">
      <label htmlFor={id}>准备一次用于还款的金额（元）</label>
      <input
        id={id}
        inputMode="decimal"
        value={shown}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onFocus={() => setHeld(je)}
        onBlur={() => setHeld(undefined)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button htmlType="submit">重新计算</Button>
      {problem && (
        <div className={styles.problem}>
          <p id={`${id}-problem`} role="alert">
            {problem}
          </p>
          <p className={styles.note} data-links>
            {compared && `下面仍是按${formatMoney(compared)}的比较。`}
            {payoff && <Link to={payoff}>去办理提前结清</Link>}
          </p>
        </div>
      )}
    </form>
  );
}

function Now({ guide }: { guide: Guide }) {
  return (
    <Figures
      items={[
        { label: '现在的月还款额', value: formatMoney(guide.yhke) },
        { label: '剩余期数', value: `${guide.syqs}期` },
        { label: '剩余利息', value: formatMoney(guide.sylx) },
        { label: '公积金账户可提取', value: formatMoney(guide.kytqe) },
      ]}
    />
  );
}

function putLabel({ ywlx, bm }: RepaymentWay): string {
  if (ywlx === DRAWN) return '可提取金额';
  return bm.startsWith(YEARLY) ? '投入金额（含今后的缴存）' : '投入金额';
}

function Way({ way, best }: { way: RepaymentWay; best: boolean }) {
  return (
    <Card label={way.mc}>
      <h2 className={styles.head}>
        {way.mc}
        {best && <StateMark tone="done" label="节省最多" />}
      </h2>
      <Figures
        items={[
          { label: '用哪里的钱', value: way.zj },
          { label: putLabel(way), value: formatMoney(way.trje) },
          { label: '之后月还款额', value: formatMoney(way.xyhke) },
          { label: '剩余期数', value: `${way.xsyqs}期` },
          { label: '剩余利息', value: formatMoney(way.sylx) },
          ...(way.yjlx ? [{ label: '随还款支付的应计利息', value: formatMoney(way.yjlx) }] : []),
          {
            label: '节省利息',
            value: formatMoney(way.jslx),
            ...(way.yjlx && { gs: '现在的剩余利息 − 之后的剩余利息 − 随还款支付的应计利息' }),
          },
        ]}
      />
      <p className={styles.note}>{way.sm}</p>
      {way.kb ? (
        <p className={styles.links} data-links data-print="hide">
          <Link
            className={best ? styles.main : undefined}
            to={flowPath(way.ywlx, 'individual') ?? ''}
            state={prefillState(Object.fromEntries(new URLSearchParams(way.cs)))}
          >
            去办理{way.mc}
          </Link>
        </p>
      ) : (
        <p>暂不能办理：{way.yy}</p>
      )}
    </Card>
  );
}
