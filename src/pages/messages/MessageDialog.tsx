import { Link } from 'react-router-dom';
import type { Message } from '@/api/message';
import { useOfficePaths } from '@/engine/flow/home-path';
import { MenuLink } from '@/engine/flow/MenuLink';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { Dialog } from '@/ui/Dialog';
import styles from './messages.module.css';

/** What these tell stands in the entries of the account. */
const OF_THE_ACCOUNT = ['缴存通知', '结息通知'];

/** One message in full. It is text: line breaks are kept, nothing in it is markup. */
export function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { caseOf } = useOfficePaths();
  return (
    <Dialog open title={message.title} width={640} onClose={onClose}>
      <p className={styles.time}>
        {message.xxlx}　{message.fssj}
      </p>
      <p className={styles.whole}>{message.nr}</p>
      {OF_THE_ACCOUNT.includes(message.xxlx) && (
        <MenuLink to={LIST_PATHS.depositEntries} onClick={onClose}>
          查看缴存明细
        </MenuLink>
      )}
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
