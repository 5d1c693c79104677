import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { CounterList } from '@/engine/counters/CounterList';
import { EntryPanel } from '@/ui/EntryFrame';

/** Same page for an unknown person and a wrong name: possible reasons and remedies. */
export function PersonNotFound({ onBack }: { onBack: () => void }) {
  return (
    <EntryPanel
      title="未找到与您填写的姓名、证件一致的公积金账户"
      kind="stop"
      actions={
        <Button type="primary" onClick={onBack}>
          返回修改
        </Button>
      }
    >
      <p>请先核对姓名、证件类型和证件号码是否与证件一致。填写无误的，可能是以下原因：</p>
      <ul>
        <li>单位还没有为您开户：请联系单位的公积金经办人办理个人账户设立，开户后再注册。</li>
        <li>您的账户在其他城市的公积金中心：请在缴存地中心的网上办事大厅注册，或办理转移接续。</li>
        <li>
          没有单位、以灵活就业人员身份缴存：请办理 <Link to="/lhjyrysl">灵活就业人员设立</Link>，注册和开户一次完成。
        </li>
        <li>
          在其他城市缴存、来本市贷款：请办理 <Link to="/yddkryzc">异地贷款人员注册</Link>。
        </li>
        <li>姓名或证件有过变更，中心还没有更新：请持有效证件到柜台办理。</li>
      </ul>
      <CounterList />
    </EntryPanel>
  );
}
