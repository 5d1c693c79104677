import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type AgreementAct, type AgreementRow, actOnAgreement, changeAgreementCard } from '@/api/person/agreements';
import { moneyText } from '@/domain/money';
import { flowPath } from '@/engine/flow/flow-index';
import { useOfficePaths } from '@/engine/flow/home-path';
import { MenuLink } from '@/engine/flow/MenuLink';
import { askConfirmation } from '@/ui/dialog/confirm';
import { toast } from '@/ui/state/toast';
import { PayeeDialog } from './PayeeDialog';
import styles from './withdrawals.module.css';

interface AgreementActionsProps {
  of: AgreementRow;
  /** Also called after a failure, since the state may have changed. */
  onDone: () => void;
}

interface Asked {
  title: string;
  content: string;
  done: string;
}

const PAUSES_OF: Readonly<Record<string, string>> = {
  '07': '恢复的当月照常转账；跨月恢复的，之前没有转账的月份不会自动补转，可以单独申请租房提取。',
  '06': '暂停期间的还款在恢复后的下一次一并计算。',
};

const RESUMES = '恢复后按约定继续自动转账。';
const RESUMES_OF: Readonly<Record<string, string>> = {
  '07': '恢复后从当月起按约定继续自动转账；应转月份的汇缴已入账的，次日转账。',
  '06': `${RESUMES}暂停期间的还款在下一次一并计算。`,
};

const asked = (act: AgreementAct, { ywmc, tqyydm }: AgreementRow): Asked => {
  if (act === 'pause') {
    const content = `暂停后立即停止转账，恢复之前不再转账。${PAUSES_OF[tqyydm] ?? ''}`;
    return { title: `暂停${ywmc}约定`, content, done: '约定已暂停' };
  }
  if (act === 'resume') return { title: `恢复${ywmc}约定`, content: RESUMES_OF[tqyydm] ?? RESUMES, done: '约定已恢复' };
  const content = '终止后立即停止转账，已到账的不受影响；以后需要时须重新申请。您确定吗？';
  return { title: `终止${ywmc}约定`, content, done: '约定已终止' };
};

const WORDS: Readonly<Record<AgreementAct, string>> = { pause: '暂停', resume: '恢复', end: '终止' };

/** Actions of an agreement by state: suspend, terminate, change the payee account. */
export function AgreementActions({ of, onDone }: AgreementActionsProps) {
  const [busy, setBusy] = useState(false);
  const [naming, setNaming] = useState(false);
  const { caseOf } = useOfficePaths();
  const { xybh, zt, ywmc, jcyw } = of;
  const act = async (what: AgreementAct) => {
    const { done, ...question } = asked(what, of);
    const agreed = await askConfirmation({ ...question, okText: WORDS[what], cancelText: '再想想' });
    if (!agreed) return;
    setBusy(true);
    try {
      const now = await actOnAgreement(xybh, what);
      toast.success(what === 'resume' ? `${done}，下次转账：${now.xcrq}，预计${moneyText(now.xcje)}` : done);
    } catch {
      // The client has shown the failure.
    }
    setBusy(false);
    onDone();
  };
  const button = (what: AgreementAct) => (
    <Button
      size="small"
      danger={what === 'end'}
      disabled={busy}
      aria-label={`${WORDS[what]}约定${xybh}`}
      onClick={() => void act(what)}
    >
      {WORDS[what]}
    </Button>
  );
  return (
    <span className={styles.actions}>
      {zt === '1' && !jcyw && button('pause')}
      {zt === '2' && button('resume')}
      {zt !== '0' && !jcyw && button('end')}
      {zt !== '0' && jcyw && (
        <MenuLink to={flowPath(jcyw, 'individual') ?? ''} aria-label={`解除约定${xybh}`}>
          解除
        </MenuLink>
      )}
      {of.kgz && (
        <Button size="small" disabled={busy} aria-label={`更正收款账号：约定${xybh}`} onClick={() => setNaming(true)}>
          更正收款账号
        </Button>
      )}
      <Link to={caseOf(xybh)} aria-label={`查看约定${xybh}的申请`}>
        查看
      </Link>
      {naming && (
        <PayeeDialog
          words={of.sb ? `${of.ztsm}。更正后，未到账的款项立即转入新账户。` : `更正后，${ywmc}约定的款项转入新账户。`}
          former={of.skyhzh}
          unknown="核验不到的请先在“个人账户信息变更”中绑定"
          onClose={() => setNaming(false)}
          onSend={async (card) => {
            await changeAgreementCard(xybh, card);
            toast.success('收款账号已更正');
            setNaming(false);
            onDone();
          }}
        />
      )}
    </span>
  );
}
