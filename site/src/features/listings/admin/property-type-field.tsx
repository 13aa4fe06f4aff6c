import { CATEGORY_LISTS, type CategoryList } from '@frontage/reaxml';
import type { TextFieldServerComponent } from 'payload';
import { categoryLabel } from '../feed/property-labels.ts';
import type { Category } from '../terms/categories.ts';
import { PropertyType } from './property-type.client.tsx';

const LISTS: Record<Category, CategoryList> = {
  residential: 'category',
  rural: 'ruralCategory',
  holiday: 'holidayCategory',
  commercial: 'commercialCategory',
  business: 'businessCategory',
};

/** The types of property in each category, in the terms of feeds, so that searches find both alike. */
const PROPERTY_TYPES = Object.fromEntries(
  Object.entries(LISTS).map(([category, list]) => [
    category,
    [...new Set([...CATEGORY_LISTS[list].map((name) => categoryLabel({ name, known: true })), 'Land'])],
  ]),
) as Record<Category, string[]>;

/** The type of a property, chosen from those of its category. */
export const PropertyTypeField: TextFieldServerComponent = ({ clientField, path, readOnly }) => (
  <PropertyType field={clientField} path={path} readOnly={readOnly} choices={PROPERTY_TYPES} />
);
