"""Read JSON data as a msgspec shape; errors name the field, what was expected, and what was found."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, NoReturn, TypeVar

import msgspec
from msgspec import inspect

from grimorio.kernel.faults import SetupError, did_you_mean, message_of, unknown_field
from grimorio.kernel.sizes import NAME, quoted

T = TypeVar("T")

_PLACE: Final = re.compile(r" - at (`key` in )?`\$(.*)`\Z", re.DOTALL)
_STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]|\[\.\.\.\]")
_NAMED: Final = re.compile(r"Object (missing required|contains unknown) field `(.*)`\Z", re.DOTALL)


def read(data: Any, shape: type[T], where: str = "") -> T:
    """Read data as a shape: a type that msgspec knows, with its constraints.

    Args:
        data: JSON data of any kind; see `sizes.checked` for how large it may be.
        shape: a `msgspec.Struct` class, or the type of a list or mapping of such objects.
        where: the name of the data in error messages, before the names of its fields ("cards", then
            "cards.name").

    Raises:
        SetupError: the data does not fit; names the first wrong field, what was expected and what was found.
    """
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        _refuse(error, data, shape, where)


@cache
def _fields_of(shape: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The fields of a `msgspec.Struct` class by their names in JSON; found once, for that takes long."""
    return {field.encode_name: field for field in msgspec.structs.fields(shape)}


def read_each(data: Any, shape: type[msgspec.Struct], where: str, wrong: list[SetupError]) -> dict[str, Any]:
    """Read an object field by field, so that one wrong field does not hide the others.

    Args:
        data: JSON data of any kind.
        shape: a `msgspec.Struct` class. A field whose type is such a class is read field by field too.
        where: the name of the data in error messages.
        wrong: gets the error of each field that is wrong, missing or unknown.

    Returns:
        The values that fit, by the names of their fields, in the order of the data. An object within the data
        that is read field by field is such a mapping too. Fields that are missing have no entry.
    """
    fields = _fields_of(shape)
    if not isinstance(data, dict):
        wrong.append(_unexpected(where, _type(shape), data))
        return {}
    config = shape.__struct_config__
    if config.forbid_unknown_fields:
        wrong += [unknown_field(f"{where}.{name[:NAME]}", fields) for name in data if name not in fields]
    values: dict[str, Any] = {}
    for name in data:
        if name not in fields:
            continue
        inner, place = fields[name].type, f"{where}.{name}"
        if isinstance(inner, type) and issubclass(inner, msgspec.Struct):
            values[name] = read_each(data[name], inner, place, wrong)
            continue
        try:
            values[name] = read(data[name], inner, place)
        except SetupError as error:
            wrong.append(error)
    for name, field in fields.items():
        if field.required and name not in data:
            wrong.append(_missing(f"{where}.{name}", _type(field.type)))
    return values


def _missing(field: str, wanted: inspect.Type) -> SetupError:
    """The error that the field with the path `field` is missing."""
    return SetupError(field, f"expected {_expected(wanted)}, found nothing", cause="word-missing")


def _refuse(error: msgspec.ValidationError, data: Any, shape: Any, where: str) -> NoReturn:
    """Raise a `SetupError` with the field and the problem that a validation error of msgspec reports.

    `data`, `shape` and `where` are the arguments of `read`, which the error comes from.
    """
    text = str(error)
    place = _PLACE.search(text)
    path, value, wanted = _followed(data, shape, place[2] if place else "")
    field = f"{where}{path}".removeprefix(".")
    if isinstance(cause := error.__cause__, SetupError):
        raise cause.at(f"{field}.{cause.field}".strip(".")) from None
    if cause is not None:
        raise SetupError(field, message_of(cause)) from None
    if place and place[1]:
        raise SetupError(field, "expected text as the name of each field", cause="word-object") from None
    if _described(wanted):
        raise _unexpected(field, wanted, value) from None
    if named := _NAMED.match(text[: place.start()] if place else text):
        inside, plain = f"{field}.{named[2][:NAME]}".removeprefix("."), _plain(wanted, value)
        if named[1] == "missing required":
            inner = _tags(wanted, named[2]) or _field(plain, named[2])
            raise _missing(inside, inner) from None
        raise unknown_field(inside, _fields(plain)) from None
    raise _unexpected(field, wanted, value) from None


def _followed(data: Any, shape: Any, path: str) -> tuple[str, Any, inspect.Type]:
    """Follow a path from an error of msgspec, such as ``.seats[0]``, into the data and its shape.

    Returns the path with the names of keys, the value found there, and the type expected there. The walk ends
    at the first type that has a `description` in its metadata, because the description covers everything
    inside.
    """
    wanted, value, named = _type(shape), data, ""
    for step in _STEP.finditer(path):
        if _described(wanted):
            break
        if step[1] is not None:
            inner = _tags(wanted, step[1]) or _field(_plain(wanted, value), step[1])
            named, value, wanted = f"{named}.{step[1]}", value[step[1]], inner
            continue
        wanted = _plain(wanted, value)
        if step[2] is not None:
            place = int(step[2])
            named, value, wanted = f"{named}[{place}]", value[place], _item(wanted, place)
        else:
            assert isinstance(wanted, inspect.DictType)
            key = _misfit(value, wanted.value_type)
            if key is None:
                break
            named, value, wanted = f"{named}.{key[:NAME]}", value[key], wanted.value_type
    return named, value, wanted


@cache
def _type(shape: Any) -> inspect.Type:
    return inspect.type_info(shape)


def _described(wanted: inspect.Type) -> str:
    """The `description` in a type's metadata, which says in words what is expected; "" without one."""
    if isinstance(wanted, inspect.Metadata):
        return str((wanted.extra_json_schema or {}).get("description", ""))
    return ""


def _plain(wanted: inspect.Type, value: Any) -> inspect.Type:
    """The type `wanted` without its metadata; of a union, the member type that `value` would be read as."""
    while isinstance(wanted, inspect.Metadata):
        wanted = wanted.type
    if not isinstance(wanted, inspect.UnionType):
        return wanted
    others = [_plain(one, value) for one in wanted.types if not isinstance(one, inspect.NoneType)]
    if isinstance(value, dict):
        structs = [one for one in others if isinstance(one, inspect.StructType)]
        tagged = [one for one in structs if one.tag is not None and value.get(one.tag_field) == one.tag]
        return (tagged or structs or others)[0]
    lists = [one for one in others if isinstance(one, (inspect.CollectionType, inspect.TupleType))]
    return (lists if isinstance(value, list) and lists else others)[0]


def _tags(wanted: inspect.Type, name: str) -> inspect.LiteralType | None:
    """The values allowed in the field `name`, if it tells which member of the union `wanted` the data is.

    None if the field is not such a tag.
    """
    while isinstance(wanted, inspect.Metadata):
        wanted = wanted.type
    shapes = wanted.types if isinstance(wanted, inspect.UnionType) else (wanted,)
    tags = [one.tag for one in shapes if isinstance(one, inspect.StructType) and one.tag_field == name]
    return inspect.LiteralType(tuple(tag for tag in tags if tag is not None)) if tags else None


def _fields(wanted: inspect.Type) -> list[str]:
    assert isinstance(wanted, (inspect.StructType, inspect.DataclassType))
    tag = [wanted.tag_field] if isinstance(wanted, inspect.StructType) and wanted.tag_field else []
    return [*tag, *(one.encode_name for one in wanted.fields)]


def _field(wanted: inspect.Type, name: str) -> inspect.Type:
    if isinstance(wanted, inspect.DictType):
        return wanted.value_type
    fields = wanted.fields if isinstance(wanted, (inspect.StructType, inspect.DataclassType)) else ()
    return next((one.type for one in fields if one.encode_name == name), inspect.StrType())


def _item(wanted: inspect.Type, place: int) -> inspect.Type:
    if isinstance(wanted, inspect.TupleType):
        return wanted.item_types[place]
    assert isinstance(wanted, inspect.CollectionType)
    return wanted.item_type


def _misfit(data: dict[str, Any], wanted: inspect.Type) -> str | None:
    """The first key of `data` whose value is a text or number that is not of the type `wanted`, or None.

    It is searched here because msgspec's error does not name the key of a wrong value in a mapping.
    """
    return next((key for key, value in data.items() if not _fits(value, wanted)), None)


def _fits(value: Any, wanted: inspect.Type) -> bool:
    plain = _plain(wanted, value)
    if isinstance(plain, inspect.StrType):
        longest = plain.max_length
        return isinstance(value, str) and (longest is None or len(value) <= longest)
    if isinstance(plain, inspect.IntType):
        least = plain.ge
        return type(value) is int and (least is None or value >= least)
    return True


def _unexpected(field: str, wanted: inspect.Type, value: Any) -> SetupError:
    """The error that reports a wrong value in a field, with what was expected there.

    Each has a `cause`, so that people read it in their language.
    """
    plain, expected, shown = _plain(wanted, value), _expected(wanted), quoted(value)
    counted = inspect.DictType if isinstance(value, dict) else inspect.CollectionType
    if isinstance(plain, counted) and isinstance(value, (dict, list)):
        shown = str(len(value))
    problem = f"expected {expected}, found {shown}"
    if _described(wanted):
        return SetupError(field, problem, cause="word-form", form=expected, found=shown)
    if isinstance(plain, inspect.IntType):
        least, most = _bounds(plain)
        if least is not None and most is not None:
            return SetupError(field, problem, cause="range", least=least, most=most)
        return SetupError(field, problem, cause="word-number", found=shown)
    if isinstance(plain, inspect.StrType):
        if plain.max_length is None:
            return SetupError(field, problem, cause="word-string", found=shown)
        if plain.min_length:
            return SetupError(field, problem, cause="word-text", most=plain.max_length, found=shown)
        return SetupError(field, problem, cause="word-short", most=plain.max_length, found=shown)
    if isinstance(plain, inspect.BoolType):
        return SetupError(field, problem, cause="word-truth", found=shown)
    if isinstance(plain, inspect.LiteralType):
        names = [str(name) for name in plain.values]
        problem = f"{problem}{did_you_mean(value, names)}"
        return SetupError(field, problem, cause="word-names", names=expected, found=shown)
    if isinstance(plain, inspect.CollectionType) and isinstance(value, list) and plain.max_length is not None:
        least, most = plain.min_length or 0, plain.max_length
        return SetupError(field, problem, cause="word-many", least=least, most=most, found=shown)
    if isinstance(plain, (inspect.CollectionType, inspect.TupleType)):
        return SetupError(field, problem, cause="word-list", found=shown)
    if isinstance(plain, (inspect.StructType, inspect.DataclassType, inspect.DictType)):
        return SetupError(field, problem, cause="word-object")
    return SetupError(field, problem, cause="word-form", form=expected, found=shown)


def _expected(wanted: inspect.Type) -> str:
    """The values that a type allows, in English words: "a whole number from 1 to 16"."""
    if said := _described(wanted):
        return said
    match wanted:
        case inspect.Metadata(type=inner):
            return _expected(inner)
        case inspect.UnionType(types=types):
            several = (_expected(kind) for kind in types if not isinstance(kind, inspect.NoneType))
            return " or ".join(dict.fromkeys(several))
        case inspect.IntType():
            least, most = _bounds(wanted)
            low = "" if least is None else f" from {least}"
            return f"a whole number{low}" + ("" if most is None else f" to {most}")
        case inspect.StrType(min_length=least, max_length=most):
            return "text" if most is None else f"text of {least or 0} to {most} characters"
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return ", ".join(map(str, values))
        case inspect.TupleType(item_types=items):
            return f"a list of {len(items)}"
        case inspect.CollectionType(min_length=None, max_length=None):
            return "a list"
        case inspect.CollectionType(min_length=least, max_length=most):
            if least == most:
                return f"a list of {most}"
            return f"a list of {least or 0} to {most}"
        case inspect.DictType(max_length=None):
            return "an object"
        case inspect.DictType(max_length=most):
            return f"an object of 0 to {most} fields"
        case inspect.StructType() | inspect.DataclassType():
            return "an object"
    return "a value"


def _bounds(wanted: inspect.IntType) -> tuple[int | None, int | None]:
    """The least and the greatest value that a type of whole number allows; None where there is no bound."""
    least = wanted.ge if wanted.gt is None else wanted.gt + 1
    most = wanted.le if wanted.lt is None else wanted.lt - 1
    return least, most
