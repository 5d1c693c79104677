import type { ExpectedVisit } from '../centre/appointments/attendance';
import type { Act } from './act';
import { PanelButton } from './PanelControls';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

const EVERY_MS = 3000;

/** Counter of a branch: visitors with an appointment take a number; appointments without one by the end of the day count as missed. */
export function AppointmentSection({ act }: { act: Act }) {
  const { data = [], reload } = useQa<ExpectedVisit[]>('appointments', EVERY_MS);
  const arrive = ({ yyh, xm }: ExpectedVisit) => act(`${xm}：已取号`, () => qa('arrive', { yyh }).then(reload));
  return (
    <details>
      <summary>网点预约</summary>
      {data.length === 0 && <p>没有待到场的预约</p>}
      <ul className={styles.list}>
        {data.map((visit) => (
          <li key={visit.yyh}>
            <p>
              {visit.xm} {visit.sxmc} {visit.wdmc}
            </p>
            <p className={styles.meta}>
              {visit.yyh} {visit.yyrq} {visit.yysd}
            </p>
            <p className={styles.row}>
              <PanelButton text="到场取号" label={`${visit.yyh}到场取号`} onClick={() => arrive(visit)} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
