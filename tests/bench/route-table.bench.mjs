// Route table: building it from n menu rows against JSON.parse of the same answer (at most 1.5 times), growth to 100,000 rows,
// and the time to find one address.

import { bundled, median, milliseconds, report } from './figures.mjs';

export async function routeTableBench() {
  const { buildRouteTable } = await bundled('src/session/menu/build-route-table.ts');
  const perRow = {};
  const parsePerRow = {};
  const lookup = {};
  for (const rows of [1_000, 10_000, 100_000]) {
    const text = JSON.stringify(menuTree(rows));
    const rounds = rows > 50_000 ? 9 : 31;
    // One after the other in each round, so that a busy machine slows both.
    const parse = [];
    const table = [];
    for (let round = 0; round < rounds; round += 1) {
      parse.push(milliseconds(() => JSON.parse(text)));
      const tree = JSON.parse(text);
      table.push(milliseconds(() => buildRouteTable(tree, '1')));
    }
    const built = buildRouteTable(JSON.parse(text), '1');
    const paths = [...built.byPath.keys()];
    perRow[rows] = median(table) / rows;
    parsePerRow[rows] = median(parse) / rows;
    lookup[rows] = lookupNanoseconds(built.byPath, paths);
    report(`路由表 route table, ${rows} rows (${(text.length / 1e6).toFixed(1)} MB, ${paths.length} addresses)`, {
      'JSON.parse ms': median(parse).toFixed(2),
      'route table ms': median(table).toFixed(2),
      'ratio (limit 1.5 at 10000)': (median(table) / median(parse)).toFixed(2),
      'one address ns': lookup[rows].toFixed(0),
    });
  }
  report('路由表增长 growth', {
    // Memory, not the algorithm, makes both dearer: a hundred thousand rows no longer fit the caches.
    'route table per row, 100000 : 10000': (perRow[100_000] / perRow[10_000]).toFixed(2),
    'JSON.parse per row, 100000 : 10000': (parsePerRow[100_000] / parsePerRow[10_000]).toFixed(2),
    'one address, 100000 : 1000': (lookup[100_000] / lookup[1_000]).toFixed(2),
  });
}

/** Three levels as the centre sends them, with every property of docs/specification.md 2.4; every tenth row is a button. */
function menuTree(count) {
  let made = 0;
  const row = (pid, path, children) => {
    made += 1;
    const type = made % 10 === 9 ? 1 : children ? 0 : 2;
    return {
      id: made,
      pid,
      name: `业务菜单${made}`,
      path,
      mainPath: 'grwt',
      component: `${path}/index`,
      redirect: '',
      alwaysShow: false,
      hidden: 0,
      enable: 1,
      hrefType: '0',
      menuType: type,
      bz: '',
      src: '',
      meta: {
        title: `业务菜单${made}`,
        icon: 'tq',
        noCache: false,
        keepAlive: true,
        breadcrumb: true,
        affix: false,
        activeMenu: '',
      },
      children: children ?? [],
    };
  };
  const roots = [];
  while (made < count) {
    const root = row(0, `/grwt/area${made}`, []);
    for (let group = 0; group < 10 && made < count; group += 1) {
      const below = row(root.id, `group${made}`, []);
      for (let leaf = 0; leaf < 20 && made < count; leaf += 1) below.children.push(row(below.id, `page${made}`));
      root.children.push(below);
    }
    roots.push(root);
  }
  return roots;
}

/** Full texts made anew, as an address bar gives them, so that no hash is remembered by the text itself. */
function lookupNanoseconds(table, paths) {
  const sample = Array.from({ length: 1_000 }, (_, index) => paths[Math.floor((index * paths.length) / 1_000)]);
  const runs = Array.from({ length: 41 }, () => {
    const addresses = sample.map((path) => JSON.parse(JSON.stringify(path)));
    let found = 0;
    const spent = milliseconds(() => {
      for (const address of addresses) if (table.get(address)) found += 1;
    });
    if (found !== addresses.length) throw new Error('An address was not found');
    return (spent * 1e6) / addresses.length;
  });
  return median(runs);
}
