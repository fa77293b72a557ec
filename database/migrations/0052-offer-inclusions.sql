-- Offers have kinds and days as fields instead of words that were read: an entry of `includes` or `excludes` is {text, kinds},
-- and a line has `brings` (kinds besides its own) and `days` (in a row).
-- Stored offers get them once, by the rules that read the words until now. The words stay unchanged.

create function offer_words(words text) returns text language sql immutable as
  $$ select ' ' || trim(regexp_replace(plain_text(words), '[^[:alnum:]]+', ' ', 'g')) || ' ' $$;

-- The kinds by which inclusions and lines were compared.
create function offer_kinds(words text) returns text[] language sql immutable as $$
  select coalesce(array_agg(kind order by rank), '{}') from (values
    (1, 'guide', '\m(guia|instructor|monitor)'),
    (2, 'transport', '\m(transport|traslad|movilidad|recojo|recogida|retorno|van\M|bus\M|auto\M|camionet|taxi|chofer|conductor)'),
    (3, 'ticket', '\m(entrada|ingreso|boleto|ticket)'),
    (4, 'meal', '\m(almuerz|desayun|cena|comida|refrigerio|merienda|degustacion|plato|bebida|box lunch|snack)'),
    (5, 'lodging', '\m(alojamiento|hospedaje|hostal|noche|casa de campo)'),
    (6, 'equipment', '\m(equipo|casco|chaleco|bicicleta|binocular|tabla|traje|remo)'),
    (7, 'insurance', '\mseguro'),
    (8, 'photos', '\m(foto|camara|video)')
  ) as known (rank, kind, pattern) where offer_words(words) ~ pattern
$$;

-- The kinds by which exclusions were compared with the lines: whole words only.
create function offer_left_out(words text) returns text[] language sql immutable as $$
  select coalesce(array_agg(kind order by rank), '{}') from (values
    (1, 'guide', '\mguia(s|do)?\M'),
    (2, 'transport', '\m(transportes?|traslados?|movilidad|bus|auto|camioneta)\M'),
    (3, 'ticket', '\m(entradas?|boletos?|tickets?|ingresos?)\M'),
    (4, 'meal', '\m(comidas?|alimentacion|desayunos?|almuerzos?|cenas?|refrigerios?)\M'),
    (5, 'lodging', '\m(alojamiento|hospedaje|hotel|hostal|noches?)\M')
  ) as known (rank, kind, pattern) where offer_words(words) ~ pattern
$$;

-- "3 × día", "2 × jornada": units whose quantity does not follow the party.
create function offer_by_the_day(unit jsonb) returns boolean language sql immutable as $$
  select unit ->> 'follows' is null and plain_text(btrim(unit ->> 'name')) ~ '^(dias?|jornadas?)(?![[:alpha:]])'
$$;

-- The operator's own departures have their own days, and lodging is measured by its hours. No offer is longer than ten days.
create function offer_line(line jsonb) returns jsonb language sql immutable as $$
  select line || jsonb_build_object(
    'brings', to_jsonb(array_remove(offer_kinds(coalesce(line ->> 'title', '')), line ->> 'kind')),
    'days', counted.days,
    'units', (
      select coalesce(jsonb_agg(
        case when counted.days > 1 and offer_by_the_day(unit) and (unit ->> 'quantity')::int = counted.days
          then unit || '{"follows": "days"}' else unit end
        order by place), '[]')
      from jsonb_array_elements(line -> 'units') with ordinality as listed (unit, place)))
  from (
    select case
      when line ->> 'departureId' is not null or line ->> 'kind' in ('plan', 'lodging') then 1
      else least(10, greatest(1, coalesce((
        select max((unit ->> 'quantity')::int) from jsonb_array_elements(line -> 'units') as listed (unit)
        where offer_by_the_day(unit)), 1)))
    end as days
  ) as counted
$$;

-- Drafts and templates may lack lists and lines; absent members stay absent.
create function offer_with_kinds(offer jsonb) returns jsonb language sql immutable as $$
  select offer
    || case when jsonb_typeof(offer -> 'includes') = 'array' then jsonb_build_object('includes', (
      select coalesce(jsonb_agg(jsonb_build_object('text', words, 'kinds', to_jsonb(offer_kinds(words))) order by place), '[]')
      from jsonb_array_elements_text(offer -> 'includes') with ordinality as listed (words, place))) else '{}' end
    || case when jsonb_typeof(offer -> 'excludes') = 'array' then jsonb_build_object('excludes', (
      select coalesce(jsonb_agg(jsonb_build_object('text', words, 'kinds', to_jsonb(offer_left_out(words))) order by place), '[]')
      from jsonb_array_elements_text(offer -> 'excludes') with ordinality as listed (words, place))) else '{}' end
    || case when jsonb_typeof(offer -> 'lines') = 'array' then jsonb_build_object('lines', (
      select coalesce(jsonb_agg(offer_line(line) order by place), '[]')
      from jsonb_array_elements(offer -> 'lines') with ordinality as listed (line, place))) else '{}' end
$$;

update offer set draft = offer_with_kinds(draft) where draft is not null;
update offer_template set content = offer_with_kinds(content);
-- The trigger refuses edits of sent versions. This one adds kinds and days, and changes no words.
alter table offer_version disable trigger offer_version_kept;
update offer_version set content = offer_with_kinds(content);
alter table offer_version enable trigger offer_version_kept;

drop function offer_with_kinds(jsonb);
drop function offer_line(jsonb);
drop function offer_by_the_day(jsonb);
drop function offer_left_out(text);
drop function offer_kinds(text);
drop function offer_words(text);
