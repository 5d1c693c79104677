import { useLocation } from 'react-router-dom';
import type { CaseSummary } from '@/api/cases/business';
import { WithdrawButton } from '@/engine/case/WithdrawButton';
import { RESUME } from '@/engine/draft/resume';
import { EvaluateButton } from '@/engine/evaluation/EvaluateButton';
import { correctionPath, flowPath, useFlowArea } from '@/engine/flow/flow-index';
import { useOfficePaths } from '@/engine/flow/home-path';
import { LinkButton } from '@/engine/flow/LinkButton';
import { MenuButton, MenuLink } from '@/engine/flow/MenuLink';
import { withBackNav } from '@/session/menu/back-nav';
import { caseActions } from './case-actions';
import styles from './my-office.module.css';

/** What the case waits for is the row's main action. */
const NEXT = { type: 'primary', size: 'small' } as const;

/** Actions by state (更正收款账号), 补正, 复核, 撤回, 评价, 继续填写, 再办一笔: each only where applicable. */
export function CaseRowActions({ found, onChanged }: { found: CaseSummary; onChanged: () => void }) {
  const { caseOf } = useOfficePaths();
  const { pathname, search } = useLocation();
  const path = flowPath(found.ywlx, useFlowArea());
  const may = caseActions(found);
  const name = `${found.ywmc}${found.ywlsh.slice(-4)}`;
  return (
    <span className={styles.row} data-links>
      <MenuButton {...NEXT} to={may.proceed} aria-label={`${found.ztsm?.ljmc}：${name}`}>
        {found.ztsm?.ljmc}
      </MenuButton>
      {may.correct && path && (
        <LinkButton
          {...NEXT}
          to={withBackNav(correctionPath(path, found.ywlsh), `${pathname}${search}`)}
          state={RESUME}
          aria-label={`补正${name}`}
        >
          补正
        </LinkButton>
      )}
      {may.check && (
        <LinkButton {...NEXT} to={caseOf(found.ywlsh)} aria-label={`复核${name}`}>
          复核
        </LinkButton>
      )}
      {may.withdraw && <WithdrawButton of={found} size="small" onDone={onChanged} />}
      {may.evaluate && <EvaluateButton found={found} size="small" onDone={onChanged} />}
      {may.resume && path && (
        <MenuLink to={withBackNav(path, `${pathname}${search}`)} state={RESUME} aria-label={`继续填写${name}`}>
          继续填写
        </MenuLink>
      )}
      {may.again && path && (
        <MenuLink to={path} aria-label={`再办一笔${name}`}>
          再办一笔
        </MenuLink>
      )}
    </span>
  );
}
