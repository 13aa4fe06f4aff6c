import type { Examples } from './examples.ts';
import { FeatureIcons } from './feature-icons.tsx';

export const examples: Examples = {
  house: <FeatureIcons beds={3} baths={1} cars={2} landText="512 m²" />,
  'land alone': <FeatureIcons beds={0} baths={null} cars={0} landText="40 ha" />,
  large: <FeatureIcons beds={1} size="lg" />,
};
