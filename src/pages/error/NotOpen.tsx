import { MessagePage } from './MessagePage';

/** An address that exists, of a business that does not yet. */
export function NotOpen({ title }: { title: string }) {
  return (
    <MessagePage
      title={title}
      text="功能尚未开放，敬请期待。如需办理，请到就近的公积金服务网点柜台，或拨打 12329 咨询。"
    />
  );
}
