import { Alert } from 'antd';
import { Fragment } from 'react';
import type { Condition } from '@/api/client/condition';
import { MenuLink } from '../flow/MenuLink';

/** Unmet conditions with the person's figures and next steps; role 'note' where it stands above other content. */
export function ConditionsUnmet({
  conditions,
  role = 'alert',
}: {
  conditions: readonly Condition[];
  role?: 'alert' | 'note';
}) {
  return (
    <Alert
      role={role}
      type="error"
      showIcon
      title="您目前不符合办理条件"
      description={<WhatToDo conditions={conditions} />}
    />
  );
}

function WhatToDo({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <ul>
      {conditions
        .filter((condition) => !condition.mz)
        .map((condition) => (
          <li key={condition.tjbh}>
            {condition.tjmc}：您的情况为{condition.sjz}，要求{condition.yqz}。{condition.xyb}{' '}
            {condition.lj && <MenuLink to={condition.lj}>去办理</MenuLink>}
            {condition.ljs?.map(({ lj, mc }) => (
              <Fragment key={lj}>
                {' '}
                <MenuLink to={lj}>{mc}</MenuLink>
              </Fragment>
            ))}
          </li>
        ))}
    </ul>
  );
}
