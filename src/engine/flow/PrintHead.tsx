import { useQuery } from '@tanstack/react-query';
import { displayName } from '@/session/display-name';
import { queryClient } from '@/session/query-client';
import { useSession } from '@/session/session-store';
import { centreName } from './common-queries';
import styles from './PrintHead.module.css';

interface PrintHeadProps {
  title: string;
  /** Prints the account holder, on pages that do not show it themselves. */
  holder?: boolean;
}

/** Print-only page head with the owner of the printout. The print rules of the theme set the page number. */
export function PrintHead({ title, holder = false }: PrintHeadProps) {
  const centre = useQuery(centreName, queryClient);
  return (
    <div className={styles.head}>
      <p>{centre.data || '住房公积金管理中心'}</p>
      <p>
        <strong>{title}</strong>
      </p>
      {holder && <Holder />}
    </div>
  );
}

function Holder() {
  const user = useSession(({ userInfo }) => userInfo);
  const person = useSession(({ personalInfo }) => personalInfo);
  if (!user) return null;
  const name = displayName(user, person);
  if (user.loginType === '1') return <p>{words('姓名', person?.xingming || name, '个人账号', user.grzh)}</p>;
  if (user.loginType === '2') return <p>{words('单位名称', name, '单位账号', user.dwzh)}</p>;
  return <p>{words('开发商', name, '开发商编号', user.kfsbh)}</p>;
}

function words(what: string, name: string, account: string, number: string): string {
  return `${what}：${name}${number && `　${account}：${number}`}`;
}
