import { Link } from 'react-router-dom';
import type { Message } from '@/api/message';
import { useOfficePaths } from '@/engine/flow/home-path';
import { MenuLink } from '@/engine/flow/MenuLink';
import { Dialog } from '@/ui/Dialog';
import styles from './messages.module.css';

/** One message in full. It is text: line breaks are kept, nothing in it is markup. */
export function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { caseOf } = useOfficePaths();
  return (
    <Dialog open title={message.title} width={640} onClose={onClose}>
      <p className={styles.time}>
        {message.xxlx}　{message.fssj}
      </p>
      <p className={styles.whole}>{message.nr}</p>
      {message.lj && (
        <p data-links>
          <MenuLink to={message.lj} onClick={onClose}>
            {message.ljmc || '去查看'}
          </MenuLink>
        </p>
      )}
      {message.ywlsh && (
        <p>
          <Link to={caseOf(message.ywlsh)} onClick={onClose}>
            查看办件{message.ywlsh}
          </Link>
        </p>
      )}
    </Dialog>
  );
}
