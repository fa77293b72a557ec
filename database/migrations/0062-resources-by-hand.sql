-- `true` if a person has chosen the guide, vehicle or equipment of the departure. Rules then keep the choice.
alter table departure add column resources_by_hand boolean not null default false;

-- `true` if travellers see the name in their booking, for example of a guide or a vehicle.
alter table resource add column shown boolean not null default false;
