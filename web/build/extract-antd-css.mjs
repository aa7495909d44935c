// Prints the style rules of the Ant Design components named on the command line.
//
// Run as a process of its own with NODE_ENV=production: the development build of antd puts a hash class into
// every selector that the production build does not set, and a page built from such rules is unstyled.
// Only rules are taken. The tokens' custom properties (light, dark) are set by antd at run time.
import { createRequire } from 'node:module';

if (process.env.NODE_ENV !== 'production') throw new Error('Extract styles with NODE_ENV=production.');

const require = createRequire(import.meta.url);
const React = require('react');
const { renderToString } = require('react-dom/server');
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const antd = require('antd');

const element = React.createElement;
const none = () => null;
/** Parts that carry no style of their own, or are not components. */
const unstyled = new Set(['ConfigProvider', 'theme', 'version', 'message', 'notification', 'Grid']);
/** Components that need properties to render, and pop-ups, which render only through their inner panel. */
const recipes = {
  Affix: () => element(antd.Affix, null, element('div')),
  Badge: () => [element(antd.Badge, { key: 1 }), element(antd.Badge.Ribbon, { key: 2 })],
  Button: () => [
    element(antd.Button, { key: 1 }, 'a'),
    element(antd.Space.Compact, { key: 2 }, element(antd.Button), element(antd.Space.Addon)),
  ],
  Cascader: () => element(antd.Cascader, { options: [] }),
  DatePicker: () => [
    element(antd.DatePicker, { key: 1 }),
    element(antd.DatePicker.RangePicker, { key: 2 }),
    element(antd.TimePicker, { key: 3 }),
  ],
  Drawer: () => element(antd.Drawer._InternalPanelDoNotUseOrYouWillBeFired, null, 'a'),
  Dropdown: () => [
    element(antd.Dropdown, { key: 1, menu: { items: [] } }, element('i')),
    element(antd.Menu, { key: 2, items: [] }),
  ],
  Form: () => element(antd.Form, null, element(antd.Form.Item, { label: 'a', name: 'a' }, element('input'))),
  Input: () => [
    element(antd.Input, { key: 1 }),
    element(antd.Input.TextArea, { key: 2 }),
    element(antd.Input.Search, { key: 3 }),
    element(antd.Input.Password, { key: 4 }),
    element(antd.Input.OTP, { key: 5 }),
    element(antd.Input.Group, { key: 6 }),
  ],
  Layout: () => element(antd.Layout, null, element(antd.Layout.Sider), element(antd.Layout.Header)),
  Mentions: () => element(antd.Mentions, { options: [] }),
  Menu: () => element(antd.Menu, { items: [] }),
  Modal: () => element(antd.Modal._InternalPanelDoNotUseOrYouWillBeFired, null, 'a'),
  Popconfirm: () => element(antd.Popconfirm._InternalPanelDoNotUseOrYouWillBeFired, { title: 'a' }),
  Popover: () => element(antd.Popover._InternalPanelDoNotUseOrYouWillBeFired, { content: 'a' }),
  Radio: () => [element(antd.Radio, { key: 1 }), element(antd.Radio.Group, { key: 2, options: ['a'] })],
  Segmented: () => element(antd.Segmented, { options: ['a'] }),
  Select: () => element(antd.Select, { options: [] }),
  Table: () =>
    element(antd.Table, {
      columns: [{ title: 'a', dataIndex: 'a', sorter: true }],
      dataSource: [{ key: 1, a: 'a' }],
      rowSelection: {},
      pagination: { total: 20, showSizeChanger: true, showQuickJumper: true },
      locale: { emptyText: none },
    }),
  Tabs: () => element(antd.Tabs, { items: [{ key: 'a', label: 'a' }] }),
  Timeline: () => element(antd.Timeline, { items: [{ content: 'a' }] }),
  Tooltip: () => element(antd.Tooltip._InternalPanelDoNotUseOrYouWillBeFired, { title: 'a' }),
  Upload: () => element(antd.Upload, { fileList: [] }, 'a'),
};

const names = process.argv.slice(2).filter((name) => !unstyled.has(name));
const cache = createCache();
for (const name of names) {
  const component = antd[name];
  if (!component) throw new Error(`antd has no component ${name}.`);
  const tree = recipes[name]?.() ?? element(component);
  renderToString(
    element(
      StyleProvider,
      { cache },
      element(antd.ConfigProvider, { theme: { hashed: false, cssVar: { key: 'extract' } } }, tree),
    ),
  );
}
const css = extractStyle(cache, { plain: true, types: ['style'] })
  // A bookkeeping rule of the extractor: only a later server-side hydration would read it.
  .replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/g, '')
  // Links outside the components are colored by theme/base.css; antd's token is not known there.
  .replace(/(?<=^|\})a(?::\w+|\[disabled\])?(?:,a(?::\w+|\[disabled\])?)*\{[^}]*\}/g, '');
if (/css-dev-only|:where\(\.css-/.test(css)) throw new Error('The extracted styles carry a hash class.');
process.stdout.write(css);
