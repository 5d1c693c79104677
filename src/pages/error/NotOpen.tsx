import { NOT_OPEN } from '@/session/menu/entry-text';
import { StatusPage } from './StatusPage';

/** Page of an address whose business is not available yet. */
export function NotOpen({ title }: { title: string }) {
  return <StatusPage title={title} text={`${NOT_OPEN}。如需办理，请到就近的公积金服务网点柜台，或拨打 12329 咨询。`} />;
}
