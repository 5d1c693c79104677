// What each call is for, in Chinese: call-names.json, those of applications from the businesses of their service; call-notes.json has
// what a gateway cannot see from the name and the schemas.
import names from './call-names.json' with { type: 'json' };
import notes from './call-notes.json' with { type: 'json' };

const keyOf = ({ method, service, name }) => `${method} ${service} ${name}`;
const isJudged = ({ name }) => name.endsWith('/judge');

/** Returns the name of a call; undefined where nobody has given it one. */
export function nameOfCall(call, businesses) {
  if (!call.application || names[keyOf(call)]) return names[keyOf(call)];
  const titles = ownOf(call, businesses).map(({ title }) => title);
  const all = titles.length > 2 ? `${titles[0]}等${titles.length}项业务` : titles.join('、');
  return `${all}：${isJudged(call) ? '办理条件和额度' : '提交'}`;
}

/** Returns what a gateway must know besides, or undefined. */
export function noteOfCall(call, businesses) {
  if (!call.application || notes[keyOf(call)]) return notes[keyOf(call)];
  const known = `ywlx：${ownOf(call, businesses)
    .map(({ code, title }) => `${code} ${title}`)
    .join('；')}。`;
  return isJudged(call) ? `${known}打开表单时（没有填写的值）和填写中都会问；只核对，不受理。` : known;
}

function ownOf({ application }, businesses) {
  return businesses.filter(({ services }) => services.includes(application));
}
