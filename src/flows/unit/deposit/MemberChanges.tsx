import { Link } from 'react-router-dom';
import { flowPath } from '@/engine/flow/flow-index';
import { Row } from '@/ui/layout/Row';
import styles from './roster/roster.module.css';

const CHANGES = [
  ['GJ0301', '个人账户设立'],
  ['GJ0304', '启封'],
  ['GJ0305', '封存'],
  ['GJ0306', '同城转移'],
  ['GJ0203', '缴存基数调整'],
] as const;

/** Only these businesses change a roster. */
export function MemberChanges() {
  return (
    <Row as="p" gap={2} className={styles.changes} data-links>
      清册与实际不符时，请先办理：
      {CHANGES.map(([code, title]) => (
        <Link key={code} to={flowPath(code, 'unit') ?? '/dwwt/DwwtHome'}>
          {title}
        </Link>
      ))}
    </Row>
  );
}
