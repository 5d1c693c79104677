import { NOT_OPEN } from '@/session/menu/entry-words';
import { MessagePage } from './MessagePage';

/** An address that exists, of a business that does not yet. */
export function NotOpen({ title }: { title: string }) {
  return (
    <MessagePage title={title} text={`${NOT_OPEN}。如需办理，请到就近的公积金服务网点柜台，或拨打 12329 咨询。`} />
  );
}
