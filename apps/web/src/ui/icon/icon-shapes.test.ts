import * as lucide from 'lucide-react';
import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { contentIcons, interfaceIcons } from './icon-names';

// lucide-react draws through a client component: every icon would be hydrated and its library sent to the visitor. So
// the shapes are stored as data, and this test keeps them equal to the package. After adding a name or updating lucide,
// rewrite the file with `vitest run src/ui/icon -u`.

interface LucideComponent {
  render(props: object, ref: null): unknown;
}

it('icon-shapes.ts contains exactly the shapes of lucide-react for every named icon', async () => {
  const names = Object.entries({ ...contentIcons, ...interfaceIcons });
  const lines = names.map(
    ([name, lucideName]) => `export const ${constantOf(name)}: IconShapes = ${shapesOf(lucideName)};`,
  );
  const map = names.map(([name]) => `  ${name}: ${constantOf(name)},`);
  const file = [
    '// biome-ignore-all format: one line per icon, as the test writes it',
    '// Written by icon-shapes.test.ts from lucide-react (ISC licence, lucide contributors). Do not edit by hand.',
    "import type { IconShapes } from './drawing';",
    "import type { IconName } from './icon-names';",
    '',
    ...lines,
    '',
    'export const iconShapes: Record<IconName, IconShapes> = {',
    ...map,
    '};',
    '',
  ].join('\n');
  await expect(file).toMatchFileSnapshot('./icon-shapes.ts');
});

function constantOf(name: string): string {
  return `${name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Shapes`;
}

/** Renders lucide's component and reads the icon data from its properties. */
function shapesOf(lucideName: string): string {
  const exportName = lucideName.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: a test is not bundled, and the names are data
  const component = lucide[exportName as keyof typeof lucide] as unknown as LucideComponent | undefined;
  if (!component) throw new Error(`lucide-react has no icon named ${exportName}`);
  const element = component.render({}, null);
  if (!isValidElement<{ icon: { node: [string, Record<string, string>][] } }>(element)) throw new Error(lucideName);
  const shapes = element.props.icon.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
  return JSON.stringify(shapes);
}
