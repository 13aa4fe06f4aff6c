import { BlockBox } from '#site/block-kit/box/block-box.tsx';
import { commonSettings } from '#site/block-kit/box/common-settings.ts';
import { nodesIn, recordOf } from '#site/block-kit/design.ts';
import type { BlockFields, BlockNode, MediaValue } from '#site/block-kit/fields.ts';
import type { InnerDesign } from '#site/block-kit/inner-design.ts';
import { blocks } from '../registry.ts';
import type { LoadedDesign } from './loaded-design.ts';

type Drawn = {
  loaded: LoadedDesign;
  now: number;
  /** For what the page builder shows but does not edit. */
  editing?: boolean;
};

/** A loaded design as visitors see it. Blocks of a kind this version does not know draw nothing. */
export function DesignView(drawn: Drawn) {
  return drawn.loaded.content.map((node) => <BlockOf key={node.props.id} node={node} {...drawn} />);
}

function BlockOf({ node, loaded, now, editing = false }: Drawn & { node: BlockNode }) {
  const block = blocks.get(node.type);
  const { id } = node.props;
  if (!block || !loaded.data.has(id)) return null;
  const { View } = block;
  return (
    <BlockBox {...commonSettings(node.props)} isText={block.isText} editing={editing}>
      <View
        id={id}
        props={node.props}
        data={loaded.data.get(id)}
        now={now}
        editing={editing}
        inner={(design) => <InnerView design={design} now={now} editing={editing} />}
        picture={(value) => pictureOf({ value, pictures: loaded.pictures })}
        slot={(name, className) => (
          <div className={className}>
            {nodesIn(isSlot(block.fields, name) ? node.props[name] : []).map((inner) => (
              <BlockOf key={inner.props.id} node={inner} loaded={loaded} now={now} editing={editing} />
            ))}
          </div>
        )}
      />
    </BlockBox>
  );
}

/** Blocks that another one has put together. */
export function InnerView({
  design: { content, data, pictures },
  ...rest
}: Omit<Drawn, 'loaded'> & { design: InnerDesign }) {
  const byId = new Map(Object.entries(pictures).map(([id, image]) => [Number(id), image]));
  return <DesignView loaded={{ content, data: new Map(Object.entries(data)), pictures: byId }} {...rest} />;
}

const isSlot = (fields: BlockFields, name: string): boolean => fields[name]?.kind === 'slot';

/** A chosen picture with its sizes and its alt text; null when there is none. */
export function pictureOf({ value, pictures }: { value: MediaValue; pictures: LoadedDesign['pictures'] }) {
  const { id, alt } = recordOf(value) as { id?: number; alt?: string };
  const found = id === undefined ? undefined : pictures.get(id);
  return found ? { ...found, alt: alt ?? '' } : null;
}
