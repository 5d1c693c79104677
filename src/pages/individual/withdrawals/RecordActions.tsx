import { Button } from 'antd';
import type { WithdrawalRecord } from '@/api/person/withdrawal-records';
import { CaseLink } from '@/engine/case/CaseLink';
import { WithdrawButton } from '@/engine/case/WithdrawButton';
import { MenuLink } from '@/engine/flow/MenuLink';
import { LIST_PATHS } from '@/session/menu/list-paths';
import styles from './withdrawals.module.css';

/** Unpaid or returned: can still be withdrawn. */
const UNPAID = '81';

interface RecordActionsProps {
  of: WithdrawalRecord;
  onCorrect: () => void;
  onDone: () => void;
}

/** 更正收款账号, 撤回, 查看约定, 查看: each only where applicable. */
export function RecordActions({ of, onCorrect, onDone }: RecordActionsProps) {
  const { ywlsh, xybh, ywmc, slsj, ywzt, kgz, kck } = of;
  const name = `${ywmc}（${slsj}）`;
  return (
    <span className={styles.actions} data-links>
      {kgz && (
        <Button size="small" aria-label={`更正收款账号：${name}`} onClick={onCorrect}>
          更正收款账号
        </Button>
      )}
      {ywzt === UNPAID && <WithdrawButton of={of} size="small" onDone={onDone} />}
      {xybh && (
        <MenuLink to={LIST_PATHS.agreements} aria-label={`查看约定：${name}`}>
          查看约定
        </MenuLink>
      )}
      {kck && <CaseLink ywlsh={ywlsh} name={name} />}
    </span>
  );
}
